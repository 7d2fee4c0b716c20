import 'server-only'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { cache } from 'react'
import { batched } from '@/lib/batched'
import { rowsOf } from './sql/run'

/** The document that a redirect leads to. */
export interface RedirectTarget {
  readonly collection: string
  readonly id: number
  readonly title: string | null
  /** The site shows it; nobody is led to a draft. */
  readonly isShown: boolean
}

/** The collections to whose documents a redirect may lead, and what their titles are called. */
const targets = [
  { slug: 'communities', title: 'name' },
  { slug: 'builders', title: 'name' },
  { slug: 'blog-posts', title: 'title' },
  { slug: 'resources', title: 'title' },
  { slug: 'helpful-articles', title: 'title' },
]

async function readTargets(redirects: readonly number[]) {
  const found = targets.map(({ slug, title }) => {
    const table = slug.replaceAll('-', '_')
    return sql`
      select r.parent_id as redirect, json_build_object('collection', ${slug}::text, 'id', t.id,
        'title', t.${sql.identifier(title)}, 'isShown', t._status = 'published') as target
      from redirects_rels r join ${sql.identifier(table)} t on t.id = r.${sql.identifier(`${table}_id`)}
      where r.parent_id in ${[...redirects]}`
  })
  const rows = await rowsOf<{ redirect: number; target: RedirectTarget }>(
    sql.join(found, sql` union all `),
  )
  return new Map(rows.map(({ redirect, target }) => [redirect, target]))
}

const targetsOf = cache(() => batched(readTargets))

/**
 * The document that a redirect leads to, by the number of the redirect; `null` when it is gone. All
 * that a list asks for is one statement.
 */
export const redirectTargetOf = (redirect: number): Promise<RedirectTarget | null> =>
  targetsOf()(redirect)

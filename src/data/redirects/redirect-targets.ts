import 'server-only'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { cache } from 'react'
import { createDataloader } from '@/lib/dataloader'
import { queryRows } from '../sql/query-rows'

/** The target document of a redirect. */
export interface RedirectTarget {
  readonly collection: string
  readonly id: number
  readonly title: string | null
  /** Whether the document is published. Redirects to drafts are not followed. */
  readonly isShown: boolean
}

/** The collections that can be redirect targets, with their title fields. */
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
  const rows = await queryRows<{ redirect: number; target: RedirectTarget }>(
    sql.join(found, sql` union all `),
  )
  return new Map(rows.map(({ redirect, target }) => [redirect, target]))
}

const targetsOf = cache(() => createDataloader(readTargets))

/**
 * The target document of a redirect by the redirect's id, or `null` when it was deleted. All
 * targets of a list are loaded in one statement.
 */
export const redirectTargetOf = (redirect: number): Promise<RedirectTarget | null> =>
  targetsOf()(redirect)

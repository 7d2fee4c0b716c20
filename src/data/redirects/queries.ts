import { typesWithOwnPage } from '@/content-types'
import { addressFields } from '@/content-types/document-url'
import { tableName } from '@/database/sql/column-name'
import 'server-only'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { cache } from 'react'
import { z } from 'zod/mini'
import { cacheTags } from '@/config/cache-tags'
import { followRedirects, type Redirect, redirectPath } from '@/domain/redirects/redirect'
import { createDataloader } from '@/lib/dataloader'
import type { Redirect as StoredRedirect } from '@/payload-types'
import { dependOn, sharedRead } from '../cache/depend-on'
import { payloadClient } from '../payload/payload-client'
import { queryPool } from '../sql/query-pool'
import { pathOfDocument } from '../staff/document-path'

/** The target path of a redirect: the page of a document, or a custom URL. */
function findTarget({ to }: StoredRedirect): string | null {
  if (to?.type === 'custom') return to.url ?? null
  return to?.reference ? pathOfDocument(to.reference.relationTo, to.reference.value) : null
}

async function readRedirects(): Promise<Redirect[]> {
  dependOn(cacheTags.redirects, ...typesWithOwnPage.map(({ tag, nameTag = tag }) => nameTag))
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'redirects',
    overrideAccess: false,
    depth: 1,
    pagination: false,
    populate: addressFields,
  })
  return docs.flatMap((redirect) => {
    const to = findTarget(redirect)
    if (!to) return []
    const isPermanent = redirect.type === '301' || redirect.type === '308'
    return [{ from: redirectPath(redirect.from), to, isPermanent }]
  })
}

/**
 * Follows the redirects from a path to the final target, or returns `null`. Called only for unknown
 * paths, so existing pages have no overhead.
 */
export async function redirectFrom(path: string): Promise<Redirect | null> {
  const redirects = await sharedRead('redirects', readRedirects)
  const keyed = (getKey: (from: string) => string) =>
    redirects.map((redirect) => [getKey(redirect.from), redirect] as const)
  // Paths of the site's pages come here without the capital letters that an old URL may have.
  const table = new Map([...keyed((from) => from.toLowerCase()), ...keyed((from) => from)])
  return followRedirects(table, path)
}

const redirectTarget = z.object({
  collection: z.string(),
  id: z.number(),
  title: z.nullable(z.string()),
  /** Whether the document is published. Redirects to drafts are not followed. */
  isShown: z.boolean(),
})

/** The target document of a redirect. */
export type RedirectTarget = z.infer<typeof redirectTarget>

const targetRow = z.object({ redirect: z.number(), target: redirectTarget })

async function readTargets(redirects: readonly number[]) {
  const found = typesWithOwnPage.map(({ slug, title }) => {
    const table = tableName(slug)
    return sql`
      select r.parent_id as redirect, json_build_object('collection', ${slug}::text, 'id', t.id,
        'title', t.${sql.identifier(title)}, 'isShown', t._status = 'published') as target
      from redirects_rels r join ${sql.identifier(table)} t on t.id = r.${sql.identifier(`${table}_id`)}
      where r.parent_id in ${[...redirects]}`
  })
  const rows = await queryPool(targetRow, sql.join(found, sql` union all `))
  return new Map(rows.map(({ redirect, target }) => [redirect, target]))
}

const getTargetLoader = cache(() => createDataloader(readTargets))

/**
 * The target document of a redirect by the redirect's id, or `null` when it was deleted. All
 * targets of a list are loaded in one statement.
 */
export const loadRedirectTarget = (redirect: number): Promise<RedirectTarget | null> =>
  getTargetLoader()(redirect)

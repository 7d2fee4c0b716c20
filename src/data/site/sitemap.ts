import 'server-only'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod/mini'
import {
  type TypeInCommunities,
  type TypeWithOwnPage,
  typesInCommunities,
  typesWithOwnPage,
} from '@/content-types'
import { isoDate } from '@/database/iso-date'
import { columnName, tableName } from '@/database/sql/column-name'
import { dependOn } from '../cache/depend-on'
import { queryOne, queryPool } from '../sql/query-pool'

const sitemapRow = z.object({
  slug: z.string(),
  /** ISO date and time of the last change. */
  updatedAt: z.string(),
  category: z.optional(z.string()),
})
const rowInCommunity = z.extend(sitemapRow, { community: z.string() })

const publishedPages = z.object({
  own: z.record(z.string(), z.array(sitemapRow)),
  inCommunities: z.record(z.string(), z.array(rowInCommunity)),
})

/** A page, and the ISO date and time of its last change. */
interface SitemapPage {
  readonly path: string
  readonly updatedAt: string
}

const row = sql`'slug', t.slug, 'updatedAt', ${isoDate(sql`t.updated_at`)}`

/** An object of subqueries by the slugs of types. */
const bySlug = <Type extends { slug: string }>(types: readonly Type[], rows: (type: Type) => SQL) =>
  sql`json_build_object(${sql.join(
    types.map((type) => sql`${type.slug}::text, ${rows(type)}`),
    sql`, `,
  )})`

function ownRows({ slug, page }: TypeWithOwnPage): SQL {
  const category = page.hasCategory ? sql`, 'category', t.category` : sql``
  const where = page.needs
    ? sql`and t.${sql.identifier(columnName(page.needs))} is not null`
    : sql``
  return sql`(
    select coalesce(json_agg(json_build_object(${row}${category}) order by t.slug), '[]')
    from ${sql.identifier(tableName(slug))} t where t._status = 'published' ${where})`
}

function rowsInCommunities({ slug, page }: TypeInCommunities): SQL {
  const where = page.unindexed
    ? sql`and t.${sql.identifier(columnName(page.unindexed.field))} <> ${page.unindexed.value}`
    : sql``
  return sql`(
    select coalesce(json_agg(json_build_object(${row}, 'community', c.slug)
      order by c.slug, t.slug), '[]')
    from ${sql.identifier(tableName(slug))} t join communities c on c.id = t.community_id
    where t._status = 'published' and c._status = 'published' ${where})`
}

/** The page of every published document, by content type and slug. */
export async function readSitemapPages(): Promise<SitemapPage[]> {
  dependOn(...typesWithOwnPage.map(({ tag }) => tag), ...typesInCommunities.map(({ tag }) => tag))
  const { own, inCommunities } = await queryOne(
    publishedPages,
    sql`select ${bySlug(typesWithOwnPage, ownRows)} as own,
      ${bySlug(typesInCommunities, rowsInCommunities)} as "inCommunities"`,
  )
  return [
    ...typesWithOwnPage.flatMap(({ slug, page }) =>
      (own[slug] ?? []).flatMap(({ updatedAt, ...address }) => {
        const path = page.path(address)
        return path === null ? [] : [{ path, updatedAt }]
      }),
    ),
    ...typesInCommunities.flatMap(({ slug, page }) =>
      (inCommunities[slug] ?? []).map(({ community, slug: own, updatedAt }) => ({
        path: page.path(community, own),
        updatedAt,
      })),
    ),
  ]
}

const changeRow = z.object({ id: z.number(), createdAt: z.string(), updatedAt: z.string() })

/** When a row was created and last changed, both ISO. */
export type RowDates = Omit<z.output<typeof changeRow>, 'id'>

/**
 * The dates of published rows by id, for calendars and feeds. The list queries do not return
 * them.
 */
export async function rowDates(
  table: 'events' | 'blog_posts' | 'homes' | 'floor_plans',
  ids: readonly string[],
): Promise<ReadonlyMap<string, RowDates>> {
  if (ids.length === 0) return new Map()
  const found = await queryPool(
    changeRow,
    sql`
    select t.id, ${isoDate(sql`t.created_at`)} as "createdAt",
      ${isoDate(sql`t.updated_at`)} as "updatedAt" from ${sql.identifier(table)} t
    where t._status = 'published' and t.id in ${ids.map(Number)}`,
  )
  return new Map(found.map(({ id, ...dates }) => [String(id), dates]))
}

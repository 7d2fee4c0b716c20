import 'server-only'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod/mini'
import { cacheTags } from '@/config/cache-tags'
import {
  type TypeInCommunities,
  type TypeWithOwnPage,
  typesInCommunities,
  typesWithOwnPage,
} from '@/content-types'
import { isoDate } from '@/database/iso-date'
import { columnName, tableName } from '@/database/sql/column-name'
import { idsOfPart, type SitemapPart } from '@/domain/seo/sitemap-part'
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
export interface SitemapPage {
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

/** The rows `t` of a type that have a page. */
function ownPages({ slug, page }: TypeWithOwnPage): SQL {
  const where = page.needs
    ? sql`and t.${sql.identifier(columnName(page.needs))} is not null`
    : sql``
  return sql`from ${sql.identifier(tableName(slug))} t where t._status = 'published' ${where}`
}

/** The rows `t` of a type that have a page, each with its community `c`. */
function pagesInCommunities({ slug, page }: TypeInCommunities): SQL {
  const where = page.unindexed
    ? sql`and t.${sql.identifier(columnName(page.unindexed.field))} <> ${page.unindexed.value}`
    : sql``
  return sql`from ${sql.identifier(tableName(slug))} t join communities c on c.id = t.community_id
    where t._status = 'published' and c._status = 'published' ${where}`
}

function ownRows(type: TypeWithOwnPage, inPart = sql``): SQL {
  const category = type.page.hasCategory ? sql`, 'category', t.category` : sql``
  return sql`(
    select coalesce(json_agg(json_build_object(${row}${category}) order by t.slug), '[]')
    ${ownPages(type)} ${inPart})`
}

function rowsInCommunities(type: TypeInCommunities, inPart = sql``): SQL {
  return sql`(
    select coalesce(json_agg(json_build_object(${row}, 'community', c.slug)
      order by c.slug, t.slug), '[]')
    ${pagesInCommunities(type)} ${inPart})`
}

function dependOnPages(own: readonly TypeWithOwnPage[], within: readonly TypeInCommunities[]) {
  dependOn(...own.map(({ tag }) => tag), ...within.map(({ tag }) => tag))
  if (within.length > 0) dependOn(cacheTags.communities)
}

/** The pages of some types: all of them, or those under a condition on the rows `t`. */
async function readPages(
  typesWithOwn: readonly TypeWithOwnPage[],
  typesWithin: readonly TypeInCommunities[],
  inPart?: SQL,
): Promise<SitemapPage[]> {
  dependOnPages(typesWithOwn, typesWithin)
  const { own, inCommunities } = await queryOne(
    publishedPages,
    sql`select ${bySlug(typesWithOwn, (type) => ownRows(type, inPart))} as own,
      ${bySlug(typesWithin, (type) => rowsInCommunities(type, inPart))} as "inCommunities"`,
  )
  return [
    ...typesWithOwn.flatMap(({ slug, page }) =>
      (own[slug] ?? []).flatMap(({ updatedAt, ...address }) => {
        const path = page.path(address)
        return path === null ? [] : [{ path, updatedAt }]
      }),
    ),
    ...typesWithin.flatMap(({ slug, page }) =>
      (inCommunities[slug] ?? []).map(({ community, slug: own, updatedAt }) => ({
        path: page.path(community, own),
        updatedAt,
      })),
    ),
  ]
}

/** The page of every published document, by content type and slug. */
export const readSitemapPages = (): Promise<SitemapPage[]> =>
  readPages(typesWithOwnPage, typesInCommunities)

const partRow = z.object({
  type: z.string(),
  number: z.number(),
  pages: z.number(),
  updatedAt: z.string(),
})

/**
 * The parts of the sitemap with documents of at most `limit` ids each, how many pages each has, and
 * when one of them changed last.
 */
export async function readSitemapParts(
  limit: number,
): Promise<(SitemapPart & z.output<typeof partRow>)[]> {
  dependOnPages(typesWithOwnPage, typesInCommunities)
  const count = (type: string, pages: SQL) =>
    sql`select ${type}::text as type, (t.id - 1) / ${limit}::int + 1 as number,
      count(*)::int as pages, ${isoDate(sql`max(t.updated_at)`)} as "updatedAt" ${pages} group by 2`
  const counts = [
    ...typesWithOwnPage.map((type) => count(type.slug, ownPages(type))),
    ...typesInCommunities.map((type) => count(type.slug, pagesInCommunities(type))),
  ]
  return queryPool(partRow, sql`${sql.join(counts, sql` union all `)} order by 1, 2`)
}

/** The pages of one part; none if there is no such part. */
export async function readSitemapPart(part: SitemapPart, limit: number): Promise<SitemapPage[]> {
  const { after, last } = idsOfPart(part, limit)
  const isPart = ({ slug }: { readonly slug: string }) => slug === part.type
  const own = typesWithOwnPage.filter(isPart)
  const within = typesInCommunities.filter(isPart)
  if (own.length + within.length === 0) return []
  return readPages(own, within, sql`and t.id > ${after} and t.id <= ${last}`)
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

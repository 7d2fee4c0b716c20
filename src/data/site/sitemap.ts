import 'server-only'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod/mini'
import { cacheTags } from '@/config/cache-tags'
import { dependOn } from '../cache/depend-on'
import { isoDate } from '../sql/expressions'
import { queryOne, queryPool } from '../sql/query-pool'

const sitemapRow = z.object({
  slug: z.string(),
  /** ISO date and time of the last change. */
  updatedAt: z.string(),
})

const publishedSlugs = z.object({
  communities: z.array(sitemapRow),
  builders: z.array(sitemapRow),
  articles: z.array(sitemapRow),
  helpfulArticles: z.array(sitemapRow),
  /** Resources with text. The others are only links. */
  resources: z.array(z.extend(sitemapRow, { category: z.string() })),
  plans: z.array(z.extend(sitemapRow, { community: z.string() })),
  /** Homes that are for sale. */
  homes: z.array(z.extend(sitemapRow, { community: z.string() })),
})
type SitemapRows = z.infer<typeof publishedSlugs>

const row = sql`'slug', t.slug, 'updatedAt', ${isoDate(sql`t.updated_at`)}`

const rows = (table: string) => sql`(
  select coalesce(json_agg(json_build_object(${row}) order by t.slug), '[]')
  from ${sql.identifier(table)} t where t._status = 'published')`

const resources = sql`(
  select coalesce(json_agg(json_build_object(${row}, 'category', t.category) order by t.slug), '[]')
  from resources t where t._status = 'published' and t.content is not null)`

const inCommunities = (table: string, where: SQL) => sql`(
  select coalesce(json_agg(json_build_object(${row}, 'community', c.slug) order by c.slug, t.slug), '[]')
  from ${sql.identifier(table)} t join communities c on c.id = t.community_id
  where t._status = 'published' and c._status = 'published' and ${where})`

/** The slug and last change of every published document with a page, ordered by slug. */
export async function sitemapRows(): Promise<SitemapRows> {
  dependOn(
    cacheTags.communities,
    cacheTags.builders,
    cacheTags.blog,
    cacheTags.resources,
    cacheTags.plans,
    cacheTags.homes,
  )
  return queryOne(
    publishedSlugs,
    sql`
    select ${rows('communities')} as communities, ${rows('builders')} as builders,
      ${rows('blog_posts')} as articles, ${rows('helpful_articles')} as "helpfulArticles",
      ${resources} as resources,
      ${inCommunities('floor_plans', sql`true`)} as plans,
      ${inCommunities('homes', sql`t.status <> 'sold'`)} as homes`,
  )
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

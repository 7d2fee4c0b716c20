import 'server-only'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { isoDate, queryRows } from '../sql/query-rows'

interface SitemapRow {
  readonly slug: string
  /** ISO date and time of the last change. */
  readonly updatedAt: string
}

interface ResourceRow extends SitemapRow {
  readonly category: string
}

export interface SitemapRows {
  readonly communities: SitemapRow[]
  readonly builders: SitemapRow[]
  readonly articles: SitemapRow[]
  readonly helpfulArticles: SitemapRow[]
  /** Resources with text. The others are only links. */
  readonly resources: ResourceRow[]
}

const row = sql`'slug', t.slug, 'updatedAt', ${isoDate(sql`t.updated_at`)}`

const rows = (table: string) => sql`(
  select coalesce(json_agg(json_build_object(${row}) order by t.slug), '[]')
  from ${sql.identifier(table)} t where t._status = 'published')`

const resources = sql`(
  select coalesce(json_agg(json_build_object(${row}, 'category', t.category) order by t.slug), '[]')
  from resources t where t._status = 'published' and t.content is not null)`

/** The slug and last change of every published document with a page, ordered by slug. */
export async function sitemapRows(): Promise<SitemapRows> {
  const [found] = await queryRows<Record<keyof SitemapRows, ResourceRow[]>>(sql`
    select ${rows('communities')} as communities, ${rows('builders')} as builders,
      ${rows('blog_posts')} as articles, ${rows('helpful_articles')} as "helpfulArticles",
      ${resources} as resources`)
  return (
    found ?? { communities: [], builders: [], articles: [], helpfulArticles: [], resources: [] }
  )
}

/**
 * The last changes of published rows by id, for calendars and feeds. The list queries do not return
 * them.
 */
export async function changeDates(
  table: 'events' | 'blog_posts',
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const found = await queryRows<{ id: number; updatedAt: string }>(sql`
    select t.id, ${isoDate(sql`t.updated_at`)} as "updatedAt" from ${sql.identifier(table)} t
    where t._status = 'published' and t.id in ${ids.map(Number)}`)
  return new Map(found.map(({ id, updatedAt }) => [String(id), updatedAt]))
}

import 'server-only'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { BlogPostSummary } from '@/contract/blog/blog-post'
import type { BlogQuery } from '@/contract/blog/blog-query'
import type { BlogFilter, BlogSort } from '@/domain/blog/blog-filter'
import {
  allOf,
  contains,
  exactOrder,
  isoDate,
  type Page,
  selectFrom,
  textOrder,
} from '../sql/query-rows'
import { toSummary } from './mapper'

/** `matchesArticle` of src/domain/blog/blog-filter.ts in SQL. */
function conditions({ q = '', category = 'all' }: BlogFilter): SQL {
  const part = q.toLowerCase().trim()
  return allOf(
    sql`true`,
    part === ''
      ? undefined
      : sql`(${contains(sql`coalesce(t.title, '')`, part)} or ${contains(sql`coalesce(t.excerpt, '')`, part)})`,
    category === 'all' || category === '' ? undefined : sql`t.category::text = ${category}`,
  )
}

const byTitle = sql`${textOrder(sql`coalesce(t.title, '')`)}, ${exactOrder(sql`t.slug`)}`

/** `sortArticles` of src/domain/blog/blog-filter.ts in SQL. */
const orders: Record<BlogSort, SQL> = {
  publishedAt: sql`t.published_at desc nulls last, ${byTitle}`,
  title: byTitle,
}

const item = sql`json_build_object(
  'id', t.id, 'title', coalesce(t.title, ''), 'slug', coalesce(t.slug, ''), 'excerpt', coalesce(t.excerpt, ''),
  'description', t.description, 'category', t.category, 'author', t.author,
  'publishedAt', ${isoDate(sql`t.published_at`)},
  'words', (select sum(array_length(regexp_split_to_array(trim(word #>> '{}'), '\\s+'), 1))
    from jsonb_path_query(t.content, 'strict $.** ? (@.type == "text").text') word),
  'picture', (select json_build_object('filename', m.filename, 'alt', m.alt)
    from media m where m.id = t.featured_image_id),
  'tags', (select json_agg(x.text order by x."order")
    from blog_posts_texts x where x.parent_id = t.id and x.path = 'tags'))`

/** Which articles a caller may read: published ones, or drafts for staff. */
export type Shown = 'published' | 'draft'

const isShown = (shown: Shown): SQL => sql`t._status::text = ${shown}`

const select = selectFrom({ table: sql`blog_posts`, orders, item, toItem: toSummary })

/** One page of the filtered and sorted articles. */
export function listBlogPosts(
  query: BlogQuery,
  shown: Shown = 'published',
): Promise<Page<BlogPostSummary>> {
  const { sort, limit, offset } = query
  return select({ where: allOf(isShown(shown), conditions(query)), sort, limit, offset })
}

/** The summary of a published article, or `undefined`. */
export async function articleSummary(slug: string): Promise<BlogPostSummary | undefined> {
  return (
    await select({ where: allOf(isShown('published'), sql`t.slug = ${slug}`), sort: 'title' })
  ).items[0]
}

import 'server-only'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { cacheTags } from '@/config/cache-tags'
import type { BlogPostSummary } from '@/contract/blog/blog-post'
import type { BlogQuery } from '@/contract/blog/blog-query'
import { isoDate } from '@/database/iso-date'
import type { BlogFilter, BlogSort } from '@/domain/blog/blog-filter'
import { soughtText } from '@/domain/text/comparable'
import { pictureJson } from '../media/mapper'
import { allOf, anyContains, exactOrder, textOrder } from '../sql/expressions'
import { type Page, selectFrom } from '../sql/page-of-list'
import { articleFields, articleRow, toSummary } from './mapper'

/** Which articles a caller may read: published ones, or drafts for staff. */
export type Shown = 'published' | 'draft'

/** `matchesArticle` of src/domain/blog/blog-filter.ts in SQL. */
function conditions({ q = '', category = 'all' }: BlogFilter, shown: Shown): SQL {
  return allOf(
    sql`t._status::text = ${shown}`,
    anyContains([sql`coalesce(t.title, '')`, sql`coalesce(t.excerpt, '')`], soughtText(q)),
    category === 'all' || category === '' ? undefined : sql`t.category::text = ${category}`,
  )
}

const byTitle = sql`${textOrder(sql`coalesce(t.title, '')`)}, ${exactOrder(sql`t.slug`)}`

/** `sortArticles` of src/domain/blog/blog-filter.ts in SQL. */
const orders: Record<BlogSort, SQL> = {
  publishedAt: sql`t.published_at desc nulls last, ${byTitle}`,
  title: byTitle,
}

const item = sql`json_build_object('id', t.id, ${articleFields.json()},
  'description', t.description, 'publishedAt', ${isoDate(sql`t.published_at`)},
  'words', (select sum(array_length(regexp_split_to_array(trim(word #>> '{}'), '\\s+'), 1))
    from jsonb_path_query(t.content, 'strict $.** ? (@.type == "text").text') word),
  'featuredImage', (select ${pictureJson} from media m where m.id = t.featured_image_id),
  'tags', (select json_agg(x.text order by x."order")
    from blog_posts_texts x where x.parent_id = t.id and x.path = 'tags'))`

const select = selectFrom({
  tags: [cacheTags.blog],
  table: sql`blog_posts`,
  orders,
  item,
  row: articleRow,
  toItem: toSummary,
})

/** One page of the filtered and sorted articles. */
export function listBlogPosts(
  query: BlogQuery,
  shown: Shown = 'published',
): Promise<Page<BlogPostSummary>> {
  const { sort, limit, offset } = query
  return select({ where: conditions(query, shown), sort, limit, offset })
}

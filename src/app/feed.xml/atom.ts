import { Feed, type Item } from 'feed'
import type { BlogPostSummary } from '@/contract/blog-post'
import type { SiteInfo } from '@/contract/site'
import { blogCategories, labelOf } from '@/domain/options'
import { paths } from '@/lib/paths'

/** An article with the date readers see and the time of its last change, both in ISO. */
export interface DatedArticle extends BlogPostSummary {
  readonly publishedAt: string
  readonly updatedAt: string
}

type Site = Pick<SiteInfo, 'name' | 'description' | 'url'>

/** What XML 1.0 cannot hold, escaped or not: control characters, and two that are none. */
const impossible = /(?![\t\r\n])\p{Cc}|[\uFFFE\uFFFF]/gu
const clean = (text: string) => text.replace(impossible, '')

/** The library declares titles and summaries as HTML; ours are plain texts. */
function asHtml(text: string): string {
  return clean(text).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
}

/** An id (RFC 4151) that stays the same when a slug is edited: readers show nothing twice. */
const idOf = (site: Site, what: string) => `tag:${new URL(site.url).hostname},2025:${what}`

/**
 * Articles as an Atom feed (RFC 4287). The same articles give the same bytes: the feed was updated
 * when the last of them was changed, or, without any, at the beginning of time.
 */
export function atomFeed(articles: readonly DatedArticle[], site: Site): string {
  const changes = articles.map(({ updatedAt }) => new Date(updatedAt).getTime())
  const feed = new Feed({
    id: idOf(site, 'articles'),
    title: clean(site.name),
    description: clean(site.description),
    link: new URL(paths.blog, site.url).href,
    feed: new URL('/feed.xml', site.url).href,
    updated: new Date(Math.max(0, ...changes)),
    // Who stands here wrote the articles that name nobody.
    author: { name: clean(site.name), link: site.url },
    generator: false,
  })
  for (const article of articles) feed.addItem(itemOf(article, site))
  return feed.atom1()
}

function itemOf(article: DatedArticle, site: Site): Item {
  const { id, title, slug, excerpt, author, category, publishedAt, updatedAt } = article
  return {
    id: idOf(site, `articles/${id}`),
    title: asHtml(title),
    link: new URL(paths.blogPost(slug), site.url).href,
    description: asHtml(excerpt),
    published: new Date(publishedAt),
    date: new Date(updatedAt),
    ...(author ? { author: [{ name: clean(author) }] } : {}),
    ...(category
      ? { category: [{ term: category, name: labelOf(blogCategories, category) }] }
      : {}),
  }
}

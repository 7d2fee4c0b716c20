import { Feed, type Item } from 'feed'
import { paths } from '@/config/paths'
import type { BlogPostSummary } from '@/contract/blog/blog-post'
import type { SiteInfo } from '@/contract/site/site'
import { blogCategories, getLabel } from '@/domain/enums'

/** An article with its publication date and its last change, both ISO. */
export interface DatedArticle extends BlogPostSummary {
  readonly publishedAt: string
  readonly updatedAt: string
}

export type FeedSite = Pick<SiteInfo, 'name' | 'description' | 'url'>

/**
 * Characters that XML 1.0 does not allow, escaped or not: control characters and two noncharacters.
 */
const impossible = /(?![\t\r\n])\p{Cc}|[\uFFFE\uFFFF]/gu
export const clean = (text: string) => text.replace(impossible, '')

/** The library declares titles and summaries as HTML, but the articles have plain text. */
export function asHtml(text: string): string {
  return clean(text).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
}

/**
 * A tag URI (RFC 4151), which does not contain the slug. Feed readers do not show an article again
 * when its slug changes.
 */
export const toId = (site: FeedSite, what: string) =>
  `tag:${new URL(site.url).hostname},2025:${what}`

/**
 * Articles as an Atom feed (RFC 4287). The same articles produce the same bytes: `updated` is the
 * last change of an article, or the epoch when there are none.
 */
export function atomFeed(articles: readonly DatedArticle[], site: FeedSite): string {
  const changes = articles.map(({ updatedAt }) => new Date(updatedAt).getTime())
  const feed = new Feed({
    id: toId(site, 'articles'),
    title: clean(site.name),
    description: clean(site.description),
    link: new URL(paths.blog, site.url).href,
    feed: new URL('/feed.xml', site.url).href,
    updated: new Date(Math.max(0, ...changes)),
    // The default author of articles without one.
    author: { name: clean(site.name), link: site.url },
    generator: false,
  })
  for (const article of articles) feed.addItem(toItem(article, site))
  return feed.atom1()
}

function toItem(article: DatedArticle, site: FeedSite): Item {
  const { id, title, slug, excerpt, author, category, publishedAt, updatedAt } = article
  return {
    id: toId(site, `articles/${id}`),
    title: asHtml(title),
    link: new URL(paths.blogPost(slug), site.url).href,
    description: asHtml(excerpt),
    published: new Date(publishedAt),
    date: new Date(updatedAt),
    ...(author ? { author: [{ name: clean(author) }] } : {}),
    ...(category
      ? { category: [{ term: category, name: getLabel(blogCategories, category) }] }
      : {}),
  }
}

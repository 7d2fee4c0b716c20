import { paths } from '@/config/paths'
import type { Article } from '@/contract/blog/article'
import type { SiteInfo } from '@/contract/site/site'
import { articleCategory } from '@/domain/blog/article-category'
import { pictureVariant } from '@/domain/media/image-sizes'
import { known, type StructuredData } from './document'

/** A blog article. Its authors are editorial teams, so they are organizations. */
export function articleData(
  { url, name }: Pick<SiteInfo, 'url' | 'name'>,
  article: Article,
): StructuredData {
  const { title, slug, description, featuredImage, author, publishedAt, updatedAt, tags } = article
  const address = `${url}${paths.blogPost(slug)}`
  const publisher = { '@type': 'Organization', name, url }
  return known({
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: title,
    description,
    url: address,
    mainEntityOfPage: address,
    image: featuredImage && new URL(pictureVariant(featuredImage, 'share'), url).href,
    datePublished: publishedAt ?? null,
    dateModified: updatedAt,
    author: author === null ? publisher : { '@type': 'Organization', name: author, url },
    publisher,
    articleSection: articleCategory(article.category),
    keywords: tags,
    timeRequired: `PT${article.readMinutes}M`,
    inLanguage: 'en-US',
  })
}

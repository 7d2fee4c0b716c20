import { paths } from '@/config/paths'
import type { HelpfulArticle } from '@/contract/resources/helpful-article'
import type { SiteInfo } from '@/contract/site/site'
import { getLabel, helpfulArticleCategories } from '@/domain/enums'
import { pictureVariant } from '@/domain/media/image-sizes'
import { known, type StructuredData } from './document'

/** A helpful article. Its authors are editorial teams, so they are organizations. */
export function helpfulArticleData(
  { url, name }: Pick<SiteInfo, 'url' | 'name'>,
  article: HelpfulArticle,
): StructuredData {
  const { title, slug, excerpt, picture, author, publishDate, updatedAt, category } = article
  const publisher = { '@type': 'Organization', name, url }
  return known({
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description: excerpt,
    url: `${url}${paths.helpfulArticle(slug)}`,
    image: picture && new URL(pictureVariant(picture.src, 'share'), url).href,
    datePublished: publishDate,
    dateModified: updatedAt,
    author: author === null ? publisher : { '@type': 'Organization', name: author, url },
    publisher,
    articleSection: getLabel(helpfulArticleCategories, category),
    inLanguage: 'en-US',
  })
}

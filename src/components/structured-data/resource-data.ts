import { paths } from '@/config/paths'
import type { ResourceDetail } from '@/contract/resources/resource'
import type { SiteInfo } from '@/contract/site/site'
import { getLabel, resourceCategories } from '@/domain/enums'
import { pictureVariant } from '@/domain/media/image-sizes'
import { known, type StructuredData } from './document'

/** A resource article. It has no author, so the site is its author. */
export function resourceData(
  { url, name }: Pick<SiteInfo, 'url' | 'name'>,
  entry: ResourceDetail,
): StructuredData {
  const { title, slug, description, category, picture, readMinutes, updatedAt } = entry
  const address = `${url}${paths.resource(category, slug)}`
  const publisher = { '@type': 'Organization', name, url }
  return known({
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description,
    url: address,
    mainEntityOfPage: address,
    image: picture && new URL(pictureVariant(picture.src, 'share'), url).href,
    dateModified: updatedAt,
    author: publisher,
    publisher,
    articleSection: getLabel(resourceCategories, category),
    timeRequired: readMinutes && `PT${readMinutes}M`,
    inLanguage: 'en-US',
  })
}

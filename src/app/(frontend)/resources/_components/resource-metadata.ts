import type { Metadata } from 'next'
import type { ResourceDetail } from '@/contract/resource'
import { labelOf, resourceCategories } from '@/domain/options'
import { paths } from '@/lib/paths'
import { pictureVariant } from '@/lib/pictures'

/** What search engines and other sites are told of an entry. */
export function resourceMetadata(entry: ResourceDetail): Metadata {
  const { title, slug, description, category, picture, seo, updatedAt } = entry
  const url = paths.resource(category, slug)
  return {
    title: seo.title ? { absolute: seo.title } : title,
    description: seo.description ?? description,
    alternates: { canonical: url },
    openGraph: {
      ...{ type: 'article', title, description, url },
      modifiedTime: updatedAt,
      section: labelOf(resourceCategories, category),
      ...(picture ? { images: [pictureVariant(picture.src, 'share')] } : {}),
    },
  }
}

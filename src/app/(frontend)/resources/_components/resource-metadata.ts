import type { Metadata } from 'next'
import type { ResourceDetail } from '@/contract/resource'
import type { SitePage } from '@/contract/site-page'
import { labelOf, resourceCategories } from '@/domain/options'
import { paths } from '@/lib/paths'
import { pictureVariant } from '@/lib/pictures'

/**
 * What search engines and other sites are told of an entry, and of the page of the site on which it
 * stands, where it has one of its own.
 */
export function resourceMetadata(entry: ResourceDetail, page: SitePage | null = null): Metadata {
  const { title, slug, description, category, picture, seo, updatedAt } = entry
  const url = paths.resource(category, slug)
  return {
    title: seo.title ? { absolute: seo.title } : (page?.seoTitle ?? title),
    description: seo.description ?? page?.seoDescription ?? description,
    alternates: { canonical: url },
    openGraph: {
      ...{ type: 'article', title, description, url },
      modifiedTime: updatedAt,
      section: labelOf(resourceCategories, category),
      ...(picture ? { images: [pictureVariant(picture.src, 'share')] } : {}),
    },
  }
}

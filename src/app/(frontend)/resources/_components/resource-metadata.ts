import type { Metadata } from 'next'
import { withSeoOverrides } from '@/app/(frontend)/seo-overrides'
import { paths } from '@/config/paths'
import type { SitePage } from '@/contract/pages/site-page'
import type { ResourceDetail } from '@/contract/resources/resource'
import { resourceSeo } from '@/data/resources/queries'
import { getLabel, resourceCategories } from '@/domain/enums'
import { pictureVariant } from '@/domain/media/image-sizes'

/** The metadata of a resource. A resource with a separate page takes the SEO texts of that page. */
export async function resourceMetadata(
  entry: ResourceDetail,
  page: SitePage | null = null,
): Promise<Metadata> {
  const { title, slug, description, category, picture, updatedAt } = entry
  const url = paths.resource(category, slug)
  const own: Metadata = {
    title: page?.seoTitle ?? title,
    description: page?.seoDescription ?? description,
    alternates: { canonical: url },
    openGraph: {
      type: 'article',
      title,
      description,
      url,
      modifiedTime: updatedAt,
      section: getLabel(resourceCategories, category),
      ...(picture ? { images: [pictureVariant(picture.src, 'share')] } : {}),
    },
  }
  return withSeoOverrides(own, await resourceSeo(slug))
}

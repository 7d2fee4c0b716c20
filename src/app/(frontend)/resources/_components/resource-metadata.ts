import type { Metadata } from 'next'
import type { ResourceDetail } from '@/contract/resource'
import type { SitePage } from '@/contract/site-page'
import { keptSeo } from '@/data/seo'
import { labelOf, resourceCategories } from '@/domain/options'
import { paths } from '@/lib/paths'
import { pictureVariant } from '@/lib/pictures'
import { withWrittenSeo } from '@/lib/written-seo'

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
      section: labelOf(resourceCategories, category),
      ...(picture ? { images: [pictureVariant(picture.src, 'share')] } : {}),
    },
  }
  return withWrittenSeo(own, await keptSeo('resources', slug))
}

import type { Metadata } from 'next'
import type { StaticPageName } from '@/content/static-pages'
import { staticPage } from '@/data/pages/queries'
import { pictureVariant } from '@/domain/media/image-sizes'

export async function staticPageMetadata(name: StaticPageName): Promise<Metadata> {
  const { seoTitle, seoDescription, seoImage } = await staticPage(name)
  return {
    title: seoTitle,
    description: seoDescription,
    alternates: { canonical: name.path },
    ...(seoImage ? { openGraph: { images: [pictureVariant(seoImage, 'share')] } } : {}),
  }
}

import type { Metadata } from 'next'
import type { SeoOverrides } from '@/data/site/seo'
import { pictureVariant } from '@/domain/media/image-sizes'

/** The metadata of a page with an editor's overrides. */
export function withSeoOverrides(
  own: Metadata,
  { title, description, image }: SeoOverrides,
): Metadata {
  const images = image ? { images: [pictureVariant(image, 'share')] } : {}
  const shared = {
    ...(title ? { title } : {}),
    ...(description ? { description } : {}),
    ...images,
  }
  return {
    ...own,
    ...(title ? { title: { absolute: title } } : {}),
    ...(description ? { description } : {}),
    ...(title || description || image ? { openGraph: { ...own.openGraph, ...shared } } : {}),
    ...(image && own.twitter ? { twitter: { ...own.twitter, ...images } } : {}),
  }
}

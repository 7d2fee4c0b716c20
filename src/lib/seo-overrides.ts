import type { Metadata } from 'next'
import { pictureVariant } from './image-sizes'

/** SEO overrides by an editor; `null` keeps the page's own value. */
export interface SeoOverrides {
  readonly title: string | null
  readonly description: string | null
  /** Path of an image. */
  readonly image: string | null
}

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

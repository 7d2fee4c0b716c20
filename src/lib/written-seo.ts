import type { Metadata } from 'next'
import { pictureVariant } from './pictures'

/** What an editor wrote for search engines and shared links; `null` where the page speaks for itself. */
export interface WrittenSeo {
  readonly title: string | null
  readonly description: string | null
  /** Path of a picture. */
  readonly image: string | null
}

/** What a page says of itself, but for what an editor wrote instead. */
export function withWrittenSeo(own: Metadata, { title, description, image }: WrittenSeo): Metadata {
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

import type { Metadata } from 'next'
import { pictureVariant } from './pictures'

/** SEO overrides by an editor; `null` keeps the page's own value. */
export interface WrittenSeo {
  readonly title: string | null
  readonly description: string | null
  /** Path of an image. */
  readonly image: string | null
}

/** The metadata of a page with an editor's overrides. */
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

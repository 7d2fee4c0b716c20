import 'server-only'
import type { Community } from '@/payload-types'
import { toPicture } from '../media/mapper'

/** SEO overrides by an editor; `null` keeps the page's own value. */
export interface SeoOverrides {
  readonly title: string | null
  readonly description: string | null
  /** Path of an image. */
  readonly image: string | null
}

export const noSeo: SeoOverrides = { title: null, description: null, image: null }

/** A document that is read with its SEO overrides. */
export interface WithSeo {
  readonly seo: SeoOverrides
}

/** The SEO overrides of a document of any collection that has them. */
export function toSeo(meta: Community['meta']): SeoOverrides {
  return {
    title: meta?.title ?? null,
    description: meta?.description ?? null,
    image: toPicture(meta?.image)?.src ?? null,
  }
}

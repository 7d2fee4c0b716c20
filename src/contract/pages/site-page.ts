import type { RichText } from '../rich-text/rich-text'

/** The content of a static page. */
export interface SitePage {
  readonly title: string
  /** Short text above the title. */
  readonly kicker: string | null
  readonly intro: string | null
  /** Running text; may be empty. */
  readonly content: RichText
  readonly notice: string | null
  /** For search engines; default to the title and the introduction. */
  readonly seoTitle: string
  readonly seoDescription: string | null
  /** Path of the image for shared links; defaults to the site's image. */
  readonly seoImage: string | null
}

import type { RichText } from './rich-text'

/** The words of one of the site's own pages. */
export interface SitePage {
  readonly title: string
  /** Small words above the title. */
  readonly kicker: string | null
  readonly intro: string | null
  /** Running text; empty where nobody wrote any. */
  readonly content: RichText
  readonly notice: string | null
  /** For search engines; the title and the introduction where nothing else was written. */
  readonly seoTitle: string
  readonly seoDescription: string | null
  /** Path of the picture for links to the page; that of the site where there is none. */
  readonly seoImage: string | null
}

import type { Ad } from '../ads/ad'
import type { RichText } from '../rich-text/rich-text'

/** A listing, an article or an event as an issue shows it. */
export interface NewsletterCard {
  readonly title: string
  /** Path on the site. */
  readonly path: string
  /** Path of the original picture, with its alt text. */
  readonly picture: { readonly src: string; readonly alt: string } | null
  /** The facts on one line: `From $412,990 · Boerne`. */
  readonly facts: string
  /** A sentence below the facts. */
  readonly text: string | null
}

export type NewsletterBlock =
  | { readonly type: 'text'; readonly text: RichText }
  | {
      readonly type: 'cards'
      readonly heading: string | null
      readonly cards: readonly NewsletterCard[]
    }
  | { readonly type: 'advertisement'; readonly ad: Ad }
  | {
      readonly type: 'picture'
      readonly src: string
      readonly alt: string
      readonly href: string | null
    }
  | { readonly type: 'button'; readonly label: string; readonly href: string }

/** An issue of the newsletter, resolved: what its email and its page show. */
export interface NewsletterContent {
  readonly title: string
  readonly subject: string
  readonly preheader: string | null
  readonly slug: string
  readonly publisher: {
    readonly name: string
    /** Origin of the site, without a trailing slash. */
    readonly url: string
    /** `214 Agave Street, Suite 300, San Antonio, TX 78205`; `null` if the settings have none. */
    readonly postalAddress: string | null
  }
  readonly blocks: readonly NewsletterBlock[]
  /** What the blocks ask for and the issue does not show, for its editor. */
  readonly missing: {
    /** The titles of picked documents that visitors do not see. */
    readonly unpublished: readonly string[]
    /** The labels of rules that found nothing. */
    readonly emptyRules: readonly string[]
    /** The words of links whose document visitors do not see. */
    readonly deadLinks: readonly string[]
  }
}

import type { RichText } from '../rich-text/rich-text'

/** An article in the list of the Helpful Articles page; empty fields are `null`. */
export interface HelpfulArticleSummary {
  readonly id: string
  readonly title: string
  readonly slug: string
  readonly excerpt: string
  readonly picture: { readonly src: string; readonly alt: string } | null
  /** A helpful article category in src/domain/enums.ts. */
  readonly category: string
  readonly author: string | null
  /** ISO date and time. */
  readonly publishDate: string | null
  readonly readMinutes: number | null
  readonly isFeatured: boolean
}

/** A helpful article with its text. */
export interface HelpfulArticle extends HelpfulArticleSummary {
  readonly content: RichText
  /** ISO date and time of the last change. */
  readonly updatedAt: string
}

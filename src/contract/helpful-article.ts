import type { RichText } from './rich-text'

/** An article of the Helpful Articles page as a list shows it; what nobody wrote is `null`. */
export interface HelpfulArticleSummary {
  readonly id: string
  readonly title: string
  readonly slug: string
  readonly excerpt: string
  readonly picture: { readonly src: string; readonly alt: string } | null
  /** One of the categories of helpful articles in src/domain/options.ts. */
  readonly category: string
  readonly author: string | null
  /** ISO date and time. */
  readonly publishDate: string | null
  readonly readMinutes: number | null
  readonly isFeatured: boolean
}

/** The same with its text. */
export interface HelpfulArticle extends HelpfulArticleSummary {
  readonly content: RichText
  /** ISO date and time of the last change. */
  readonly updatedAt: string
}

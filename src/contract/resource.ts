import type { RichText } from './rich-text'

/** What there is to say of an entry of the resources area. */
interface ResourceFacts {
  readonly title: string
  readonly slug: string
  readonly description: string
  /** One of the resource categories and types of src/domain/options.ts. */
  readonly category: string
  readonly type: string
  readonly readMinutes: number | null
  readonly picture: { readonly src: string; readonly alt: string } | null
}

/** An entry as lists show it. */
export interface ResourceSummary extends ResourceFacts {
  readonly isFeatured: boolean
  /** Its own page where it has a text, else what it leads to; `null` when there is neither. */
  readonly href: string | null
}

/** An entry that has a text of its own. */
export interface ResourceDetail extends ResourceFacts {
  readonly content: RichText
  /** ISO date and time of the last change. */
  readonly updatedAt: string
}

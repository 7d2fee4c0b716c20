import type { RichText } from '../rich-text/rich-text'

/** The common fields of a resource. */
interface ResourceFacts {
  readonly title: string
  readonly slug: string
  readonly description: string
  /** A resource category and type in src/domain/enums.ts. */
  readonly category: string
  readonly type: string
  readonly readMinutes: number | null
  readonly picture: { readonly src: string; readonly alt: string } | null
}

/** A resource in a list. */
export interface ResourceSummary extends ResourceFacts {
  readonly isFeatured: boolean
  /** Its page if it has a text, otherwise its link; `null` if it has neither. */
  readonly href: string | null
}

/** A resource with its own page. */
export interface ResourceDetail extends ResourceFacts {
  readonly id: string
  readonly content: RichText
  /** ISO date and time of the last change. */
  readonly updatedAt: string
}

/** A link of the Helpful Links page. */
export interface HelpfulLink {
  readonly id: string
  readonly title: string
  readonly description: string | null
  /** A web address or a path of the site. */
  readonly url: string
  /** A helpful link category in src/domain/enums.ts. */
  readonly category: string
  readonly isFeatured: boolean
}

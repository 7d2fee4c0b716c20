/** A listing with what changed, as an email names it. */
export interface ChangedListing {
  readonly title: string
  /** The address of its page; `null` if it has none anymore. */
  readonly href: string | null
  /** The address of a picture. */
  readonly picture: string | null
  /** The figures of today, such as `From $299,990`. */
  readonly facts: string
  /** A sentence each. */
  readonly changes: readonly string[]
}

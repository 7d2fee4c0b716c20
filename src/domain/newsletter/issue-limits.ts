/** The most listings or articles of one block of an issue. */
export const ISSUE_CARDS_MAX = 12

/** Days that a rule looks back for the first issue. */
export const FIRST_ISSUE_DAYS = 30

/** Mail programs show less of a longer subject. */
export const SUBJECT_SHOWN_LENGTH = 60

/** A mail program cuts a longer email off (docs/product/newsletter.md). */
export const EMAIL_MAX_BYTES = 100_000

/** Slugs that would be at the address of another page below `/newsletter`. */
export const reservedIssueSlugs = [
  'confirm',
  'preferences',
  'unsubscribe',
  'issues',
  // A slug has no dots; the feed is here for a reader of this list.
  'feed.xml',
] as const

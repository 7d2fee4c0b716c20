import type { leadSources, ReviewState } from '@/domain/options'

/** The first rows of a panel, and how many there are in all. */
export interface Listed<Item> {
  readonly total: number
  readonly items: readonly Item[]
}

export interface WaitingDraft {
  /** The slug of its collection. */
  readonly kind: string
  readonly id: number
  /** `null` while nobody has given it one. */
  readonly title: string | null
  /** The site shows an older version of it. */
  readonly isLive: boolean
  /** Where it stands between contributor and editor. */
  readonly review: ReviewState
  /** File names of pictures, here and below. */
  readonly picture: string | null
  readonly savedAt: string
  readonly savedBy: string | null
}

export interface UnverifiedListing {
  readonly id: number
  readonly name: string
  readonly city: string
  readonly startPrice: number | null
  readonly verifiedAt: string | null
  readonly builder: string | null
  /** Of the listing's sales office, else of its first builder. */
  readonly phone: string | null
  readonly picture: string | null
}

export interface NewLead {
  readonly id: number
  readonly name: string
  readonly source: (typeof leadSources)[number]['value']
  /** The community or builder it is about. */
  readonly about: string | null
  /** Its first words. */
  readonly message: string
  readonly createdAt: string
}

export interface EndedEvent {
  readonly id: number
  readonly title: string
  readonly endedAt: string
}

export interface FailedMail {
  readonly id: number
  readonly to: string
  readonly subject: string
  /** When it was tried last. */
  readonly at: string
}

export interface PublishedDocument {
  readonly kind: string
  readonly id: string | null
  readonly title: string | null
  readonly by: string | null
  readonly at: string
}

export interface ScheduledDocument {
  /** The number of its job: a document may be scheduled more than once. */
  readonly job: number
  readonly kind: string
  readonly id: number
  readonly title: string | null
  readonly deed: 'publish' | 'unpublish'
  readonly dueAt: string
  /** Why nothing came of it at its hour. */
  readonly problem: string | null
}

/** What waits on the desk; `null` is what the role may not see. */
export interface Work {
  readonly drafts: Listed<WaitingDraft> & {
    readonly byKind: Readonly<Record<string, number>>
    /** When the one that waits longest was saved. */
    readonly oldest: string | null
  }
  readonly published: Listed<PublishedDocument>
  readonly scheduled: Listed<ScheduledDocument>
  readonly unverified:
    | (Listed<UnverifiedListing> & { readonly published: number; readonly late: number })
    | null
  readonly leads: Listed<NewLead> | null
  readonly ended: Listed<EndedEvent> | null
  readonly mails: Listed<FailedMail> | null
}

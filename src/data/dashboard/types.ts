import type { leadSources, ReviewState } from '@/domain/enums'

/** The first rows of a panel, and the total number of rows. */
export interface Listed<Item> {
  readonly total: number
  readonly items: readonly Item[]
}

export interface WaitingDraft {
  /** The collection slug. */
  readonly kind: string
  readonly id: number
  /** `null` for a document without a title. */
  readonly title: string | null
  /** Whether an older version is published. */
  readonly isLive: boolean
  /** The state of the review. */
  readonly review: ReviewState
  /** The file name of an image, also below. */
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
  /** The phone number of the sales office, or of the first builder. */
  readonly phone: string | null
  readonly picture: string | null
}

export interface NewLead {
  readonly id: number
  readonly name: string
  readonly source: (typeof leadSources)[number]['value']
  /** The community or builder of the lead. */
  readonly about: string | null
  /** The first words of the message. */
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
  /** The time of the last attempt. */
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
  /** The id of the job. A document can have several schedules. */
  readonly job: number
  readonly kind: string
  readonly id: number
  readonly title: string | null
  readonly action: 'publish' | 'unpublish'
  readonly dueAt: string
  /** The reason why the schedule failed. */
  readonly problem: string | null
}

/** The contents of the dashboard. `null` for panels that the role cannot see. */
export interface DashboardData {
  readonly drafts: Listed<WaitingDraft> & {
    readonly byKind: Readonly<Record<string, number>>
    /** When the oldest draft was saved. */
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

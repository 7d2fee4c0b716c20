import { z } from 'zod/mini'
import { deliveryStatuses, getValues, leadSources } from '@/domain/enums'
import { reviewStates } from '@/domain/review/review-states'
import { submissionStatuses } from '@/domain/submissions/submission-status'

/** The first rows of a panel, and the total number of rows. */
const listed = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ total: z.number(), items: z.array(item) })

export interface Listed<Item> {
  readonly total: number
  readonly items: readonly Item[]
}

const waitingDraft = z.object({
  /** The slug of the collection or global. */
  kind: z.string(),
  /** The id of the document. A global has none; its form ignores the value. */
  id: z.number(),
  /** `null` for a document without a title. */
  title: z.nullable(z.string()),
  /** Whether an older version is published. */
  isLive: z.boolean(),
  /** The state of the review. */
  review: z.enum(getValues(reviewStates)),
  /** The file name of an image, also below. */
  picture: z.nullable(z.string()),
  savedAt: z.string(),
  /** Who saved it last; of a new document, its author. */
  savedBy: z.nullable(z.string()),
  /** The number of open comments. */
  comments: z.number(),
})
export type WaitingDraft = Readonly<z.infer<typeof waitingDraft>>

const unverifiedListing = z.object({
  id: z.number(),
  name: z.string(),
  city: z.string(),
  startPrice: z.nullable(z.number()),
  verifiedAt: z.nullable(z.string()),
  builder: z.nullable(z.string()),
  /** The phone number of the sales office, or of the first builder. */
  phone: z.nullable(z.string()),
  picture: z.nullable(z.string()),
})
export type UnverifiedListing = Readonly<z.infer<typeof unverifiedListing>>

const waitingSubmission = z.object({
  id: z.number(),
  title: z.string(),
  status: z.enum(submissionStatuses),
  /** Rows that change something. */
  changes: z.number(),
  receivedAt: z.string(),
})
export type WaitingSubmission = Readonly<z.infer<typeof waitingSubmission>>

const newLead = z.object({
  id: z.number(),
  name: z.string(),
  source: z.enum(getValues(leadSources)),
  /** The home, plan, community or builder of the lead. */
  about: z.nullable(z.string()),
  /** The first words of the message. */
  message: z.string(),
  createdAt: z.string(),
})
export type NewLead = Readonly<z.infer<typeof newLead>>

const unansweredLead = z.object({
  id: z.number(),
  name: z.string(),
  about: z.nullable(z.string()),
  /** Those without an answer, as the form named them. */
  recipients: z.array(z.string()),
  createdAt: z.string(),
})

const openMistake = z.object({
  id: z.number(),
  /** The page that the report is about. */
  title: z.string(),
  message: z.string(),
  createdAt: z.string(),
})

const endedEvent = z.object({ id: z.number(), title: z.string(), endedAt: z.string() })
export type EndedEvent = Readonly<z.infer<typeof endedEvent>>

const miscountedCommunity = z.object({
  id: z.number(),
  name: z.string(),
  reportedHomes: z.number(),
  listedHomes: z.number(),
  reportedPlans: z.number(),
  listedPlans: z.number(),
  isSoldOut: z.boolean(),
})
export type MiscountedCommunity = Readonly<z.infer<typeof miscountedCommunity>>

const endingIncentive = z.object({
  id: z.string(),
  /** The id of the community. */
  community: z.number(),
  name: z.string(),
  text: z.string(),
  /** The last day, `2026-11-30`. */
  endsOn: z.string(),
})
export type EndingIncentive = Readonly<z.infer<typeof endingIncentive>>

const endingBooking = z.object({
  id: z.number(),
  advertiser: z.string(),
  /** The last day, `2026-12-31`. */
  endsOn: z.string(),
  /** The status of the reminder, once there is one. */
  reminder: z.nullable(z.enum(getValues(deliveryStatuses))),
})
export type EndingBooking = Readonly<z.infer<typeof endingBooking>>

const failedMail = z.object({
  id: z.number(),
  to: z.string(),
  subject: z.string(),
  /** The time of the last attempt. */
  at: z.string(),
})
export type FailedMail = Readonly<z.infer<typeof failedMail>>

const publishedDocument = z.object({
  kind: z.string(),
  id: z.nullable(z.string()),
  title: z.nullable(z.string()),
  by: z.nullable(z.string()),
  at: z.string(),
})
export type PublishedDocument = Readonly<z.infer<typeof publishedDocument>>

const scheduledDocument = z.object({
  /** The id of the job. A document can have several schedules. */
  job: z.number(),
  kind: z.string(),
  id: z.number(),
  title: z.nullable(z.string()),
  action: z.enum(['publish', 'unpublish']),
  dueAt: z.string(),
  /** The reason why the schedule failed. */
  problem: z.nullable(z.string()),
})
export type ScheduledDocument = Readonly<z.infer<typeof scheduledDocument>>

/** The row of the dashboard. Panels that the role cannot see are `null`. */
export const dashboardRow = z.object({
  drafts: z.extend(listed(waitingDraft), {
    byKind: z.record(z.string(), z.number()),
    /** When the oldest draft was saved. */
    oldest: z.nullable(z.string()),
  }),
  /** What was published; for a contributor, what the contributor worked on. */
  published: listed(publishedDocument),
  scheduled: listed(scheduledDocument),
  unverified: z.nullable(
    z.extend(listed(unverifiedListing), {
      published: z.number(),
      late: z.number(),
      /** Published communities that are not on the map, because they have no coordinates. */
      unmapped: z.number(),
    }),
  ),
  submissions: z.nullable(listed(waitingSubmission)),
  leads: z.nullable(listed(newLead)),
  /** Leads whose buyers say that they have no answer. */
  unanswered: z.nullable(listed(unansweredLead)),
  mistakes: z.nullable(listed(openMistake)),
  ended: z.nullable(listed(endedEvent)),
  /** Communities whose reported numbers disagree with what is listed. */
  counts: z.nullable(listed(miscountedCommunity)),
  /** Incentives that ended or end soon. */
  incentives: z.nullable(listed(endingIncentive)),
  /** Bookings of ads that end soon and are not renewed. */
  bookings: z.nullable(listed(endingBooking)),
  mails: z.nullable(
    z.extend(listed(failedMail), {
      /** Held because their channel is not set up, by channel. */
      held: z.object({ mail: z.number(), webhook: z.number() }),
    }),
  ),
})

/** The contents of the dashboard. */
export type DashboardData = Readonly<z.infer<typeof dashboardRow>>

import { z } from 'zod/mini'
import type { FieldChange } from '@/domain/submissions/compare/compare'
import type { FieldId, ListingKind } from '@/domain/submissions/fields'
import type { Certainty } from '@/domain/submissions/match/match'
import { type DecisionTarget, decisionTarget } from './decision-target'
import { fieldValue, matchDecision } from './record'
import { type RowOutcome, rowOutcomes, type SubmissionCounts } from './submission'

/** Choices for a listing that was not submitted. `sold-out` is `sold` for a home. */
export const missingChoices = ['keep', 'sold-out', 'unpublish'] as const

/**
 * `accept` and `reject` of a field, a plan or a new listing. A new listing is accepted as its row
 * proposes (`newAs`); `publish` and `draft` say otherwise.
 */
export const decisionChoices = ['accept', 'reject', 'publish', 'draft', ...missingChoices] as const
export type DecisionChoice = (typeof decisionChoices)[number]

/** A decision that an editor sends. `null` takes an earlier one back. */
export const decisionInput = z.object({
  record: z.string().check(z.maxLength(60)),
  target: decisionTarget,
  choice: z.nullable(z.enum(decisionChoices)),
  /**
   * A value that the editor typed instead of the submitted one. It is read like a cell. For the plan
   * of a new home, the id of one of the community's plans.
   */
  typed: z.optional(z.string().check(z.maxLength(5000))),
})
export type DecisionInput = z.infer<typeof decisionInput>

/** Links a row with a listing, makes a new one of it, or ignores it; `null` restores the proposal. */
export const matchInput = z.object({
  record: z.string().check(z.maxLength(60)),
  decision: z.nullable(matchDecision),
})
export type MatchInput = z.infer<typeof matchInput>

/** A stored decision. */
export const decision = z.object({
  target: decisionTarget,
  choice: z.enum(decisionChoices),
  /** With a typed value: what will be stored, and what was typed. */
  typed: z.nullable(z.object({ value: z.nullable(fieldValue), text: z.string() })),
  /** Name of the editor, and the time (ISO). */
  by: z.string(),
  at: z.string(),
})
export type Decision = Readonly<z.infer<typeof decision>>

export interface ReviewField extends FieldChange {
  readonly label: string
  /** The values as the site writes them: `$348,500`, `Pools, Trails`; `null` for none. */
  readonly fromText: string | null
  readonly toText: string | null
  readonly decision: Decision | null
}

export interface ListingLink {
  readonly id: number
  readonly kind: ListingKind
  readonly name: string
  /** `San Antonio`, or the community of a plan or home. */
  readonly detail: string
  readonly isPublished: boolean
  /** Of the community; ISO date and time. */
  readonly verifiedAt: string | null
  /** Page of the site; `null` while buyers do not see it. */
  readonly href: string | null
  readonly adminHref: string
  /** The smallest size of its first picture. */
  readonly picture: string | null
}

/** A field that a new listing lacks, with what the editor filled in. */
export interface LackingField {
  readonly field: FieldId
  readonly label: string
  readonly isRequired: boolean
  readonly decision: Decision | null
}

/** The plan of a new home: what it was matched with, and what can be chosen instead. */
export interface PlanChoice {
  /** As the submission calls it; `null` if it names none. */
  readonly name: string | null
  /** Whether it is one of the guide or of the submission. */
  readonly isMatched: boolean
  readonly listing: number | null
  readonly plans: readonly { readonly id: number; readonly name: string }[]
  readonly decision: Decision | null
}

export interface CandidateRow extends ListingLink {
  readonly score: number
  readonly reason: string
}

/** A row of the review: a record of the submission, or a listing that was not submitted. */
export interface ReviewRow {
  /** `home-17`, or `missing-home-1203`. */
  readonly record: string
  readonly kind: ListingKind
  readonly outcome: RowOutcome
  readonly name: string
  /** City, or community and builder's number. */
  readonly detail: string
  /** `Sheet “Communities”, row 14`. */
  readonly places: readonly string[]
  /** Page of a PDF that the row was read from, from 1; else `null`. */
  readonly page: number | null
  readonly listing: ListingLink | null
  /** `null` for a missing listing. */
  readonly match: {
    readonly certainty: Certainty
    readonly confidence: number
    readonly reason: string
    readonly candidates: readonly CandidateRow[]
    readonly decision: z.infer<typeof matchDecision> | null
    readonly decidedBy: string | null
    /** `home-16`, if an earlier row is the same listing. */
    readonly duplicateOf: string | null
  } | null
  readonly fields: readonly ReviewField[]
  /** The plan of a home changes. */
  readonly plan: {
    readonly from: string | null
    readonly to: string
    readonly decision: Decision | null
  } | null
  /** For a new listing: how `accept` stores it, and the decision. */
  readonly newListing: {
    readonly newAs: 'publish' | 'draft'
    readonly decision: Decision | null
    /** Fields without a submitted value that buyers look for, or that publishing requires. */
    readonly lacking: readonly LackingField[]
    /** The plan of a home; `null` for others, and while its community is new as well. */
    readonly plan: PlanChoice | null
  } | null
  /** For a listing that was not submitted. */
  readonly missing: { readonly decision: Decision | null } | null
  readonly problems: readonly string[]
  /** Name of the user who is editing the listing. */
  readonly lockedBy: string | null
}

/** `changes`: all but the unchanged rows. */
export const reviewFilters = ['changes', 'all', 'unusual', ...rowOutcomes] as const

export const reviewQuery = z.object({
  submission: z.int().check(z.positive()),
  filter: z._default(z.enum(reviewFilters), 'all'),
  /** Leaves out rows in which everything is decided. */
  hideDecided: z._default(z.boolean(), false),
  offset: z._default(z.int().check(z.minimum(0)), 0),
  limit: z._default(z.int().check(z.minimum(1), z.maximum(200)), 50),
})
export type ReviewQuery = z.input<typeof reviewQuery>

/** A page of the review. Communities come before their plans and homes. */
export interface ReviewPage {
  readonly rows: readonly ReviewRow[]
  /** Rows that match the filter. */
  readonly total: number
  /** Counts of rows outside the view, except unchanged ones, and of open decisions in them. */
  readonly hidden: { readonly rows: number; readonly open: number }
  readonly counts: SubmissionCounts
}

/** Result of saving decisions. Decisions with a problem are not stored. */
export interface DecisionResult {
  readonly problems: readonly {
    readonly record: string
    readonly target: DecisionTarget
    readonly message: string
  }[]
  /** The changed rows, complete. */
  readonly rows: readonly ReviewRow[]
  readonly counts: SubmissionCounts
}

/** Result of one decision about many rows. */
export interface DecidedTogether {
  readonly state: 'decided'
  readonly count: number
}

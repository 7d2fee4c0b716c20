import type { ReadValue } from './field-value'
import type { FieldId, ListingKind } from './fields'
import type { Place, SubmissionProblem } from './read/sheet'

/** The community or plan that a record belongs to, as the submission names it. */
export interface ListingReference {
  readonly number: string | null
  readonly slug: string | null
  readonly name: string | null
  readonly city: string | null
}

/** One community, plan or home of a submission. Plain JSON, so that a job can store it. */
export interface SubmissionRecord {
  /** Unique within the submission and the same each time the file is read: `home-17`. */
  readonly id: string
  readonly kind: ListingKind
  /** The rows that describe it; the facts of a community may be repeated on the rows of its homes. */
  readonly places: readonly Place[]
  /** The builder that the row names, if it does. */
  readonly builder: string | null
  /** `null` for a community, and where the submission does not say it. */
  readonly community: ListingReference | null
  /** The record of that community: each community that a row names has one. */
  readonly communityRecord: string | null
  /** The plan of a home, if it names one; else `null`. */
  readonly plan: ListingReference | null
  /** The record of that plan, if the submission describes it. */
  readonly planRecord: string | null
  /** Whether it is only named by the rows of its plans and homes, and has no row itself. */
  readonly isReference: boolean
  /** By field. A field that the submission has no column for is absent. */
  readonly values: Readonly<Partial<Record<FieldId, ReadValue>>>
  /** Why the record cannot be used, or what is wrong with it. */
  readonly problems: readonly string[]
}

/** The content of a submission, in its order: communities before their plans and homes. */
export interface ReadSubmission {
  readonly records: readonly SubmissionRecord[]
  readonly problems: readonly SubmissionProblem[]
}

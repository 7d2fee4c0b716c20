import type { FieldValue } from './field-value'
import type { FieldId } from './fields'
import type { Mark } from './judge'
import type { Listing } from './listing'
import type { Parent, RecordMatch } from './match'
import type { SubmissionRecord } from './record'

export const outcomes = ['new', 'changed', 'unchanged', 'invalid', 'unmatched'] as const
/**
 * `unmatched`: an editor has to say which listing it is. `invalid`: nothing of the record can be
 * applied, because a required value is missing or not understood.
 */
export type Outcome = (typeof outcomes)[number]

/** One line of the review: a field, old and new. */
export interface FieldChange {
  readonly field: FieldId
  /** What the listing has now; `null` if nothing or if it is new. */
  readonly from: FieldValue | null
  /** What would be stored; `null` removes the value. For `unclear`, the proposal. */
  readonly to: FieldValue | null
  /** What the submission says, as it was written. */
  readonly text: string
  /** `ready` can be accepted; `unclear` needs a value or the proposal accepted one by one. */
  readonly state: 'ready' | 'unclear' | 'impossible'
  /** Why it is unclear, and what was done to read it. */
  readonly problem: string | null
  readonly note: string | null
  readonly marks: readonly Mark[]
}

export interface ComparedRecord {
  readonly record: string
  /** The listing it was compared with. */
  readonly listing: number | null
  readonly outcome: Outcome
  /** Only fields that differ, in the order of the form. All given fields of a new listing. */
  readonly changes: readonly FieldChange[]
  /** The plan of a home changes to another one. */
  readonly planChange: { readonly from: number | null; readonly to: Parent } | null
  readonly problems: readonly string[]
}

export interface Comparison {
  /** In the order of the records; ignored ones are left out. */
  readonly compared: readonly ComparedRecord[]
  /** The builder's own listings that the submission should have and does not. */
  readonly missing: readonly Listing[]
}

/** Compares one record with its listing, or with nothing if it is new. */
export declare function compareRecord(
  record: SubmissionRecord,
  match: RecordMatch,
  listing: Listing | null,
  today: string,
): ComparedRecord

/**
 * Compares all records. `today` is a day in San Antonio. A listing is missing if the submission
 * describes listings of its kind and not this one, unless it is sold (out) already.
 */
export declare function compareSubmission(
  records: readonly SubmissionRecord[],
  matches: readonly RecordMatch[],
  listings: readonly Listing[],
  today: string,
): Comparison

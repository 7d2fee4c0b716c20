import type { FieldId, ListingKind } from '../fields'
import type { Listing } from '../listing'
import type { RecordMatch } from '../match/match'
import type { SubmissionRecord } from '../record'
import {
  type ComparedRecord,
  type Comparison,
  type FieldChange,
  isFromPdf,
  type Outcome,
} from './compare'

/** A row of the review with what can be decided in it. */
export interface StoredRow {
  readonly record: string
  readonly place: number
  readonly kind: ListingKind
  readonly outcome: Outcome | 'missing'
  readonly listing_id: number | null
  /** Whether one of its values is unusual. */
  readonly is_unusual: boolean
  /** Targets that need a decision: fields, `plan`, `listing`, `match` or `missing`. */
  readonly targets: readonly string[]
  /** Targets that can be accepted without a look. */
  readonly valid: readonly string[]
  readonly data: SubmissionRecord | null
  readonly match: RecordMatch | null
  readonly compared: ComparedRecord | null
  readonly listing: Listing | null
}

/** The field with the name of a listing. */
export const nameField = {
  community: 'community.name',
  plan: 'plan.name',
  home: 'home.address',
} as const satisfies Record<ListingKind, FieldId>

const isUnremarkable = ({ state, marks }: FieldChange) => state === 'ready' && marks.length === 0

/** Whether a record makes a new listing, or would if its values were complete. */
export const isNewListing = ({ listing }: ComparedRecord, match: RecordMatch): boolean =>
  listing === null &&
  match.listing === null &&
  (match.certainty === 'none' || match.decision === 'create')

/** Targets of a record to decide. A duplicate is first linked elsewhere, or ignored. */
export function getTargets(compared: ComparedRecord, match: RecordMatch): string[] {
  if (compared.outcome === 'unmatched' || match.duplicateOf !== null) return ['match']
  if (isNewListing(compared, match)) return ['listing']
  const fields: string[] = compared.changes.map(({ field }) => field)
  return compared.planChange ? [...fields, 'plan'] : fields
}

/** Which of them _Accept all valid_ accepts: what was understood and is not unusual. */
export function getValidTargets(compared: ComparedRecord, match: RecordMatch): string[] {
  const targets = getTargets(compared, match)
  if (targets[0] === 'match') return []
  if (targets[0] === 'listing') {
    const isComplete = compared.outcome === 'new' && compared.problems.length === 0
    return isComplete && compared.changes.every(isUnremarkable) ? targets : []
  }
  const valid = new Set<string>(compared.changes.filter(isUnremarkable).map(({ field }) => field))
  return targets.filter((target) => target === 'plan' || valid.has(target))
}

/** The rows of the review, in the order of the submission; missing listings come last. */
export function reviewRows(
  records: readonly SubmissionRecord[],
  matches: readonly RecordMatch[],
  listings: readonly Listing[],
  comparison: Comparison,
): StoredRow[] {
  const compared = new Map(comparison.compared.map((record) => [record.record, record]))
  const known = new Map(listings.map((listing) => [`${listing.kind}-${listing.id}`, listing]))
  const rows = records.flatMap((data, place): StoredRow[] => {
    const [match, one] = [matches[place], compared.get(data.id)]
    if (!match) return []
    // An ignored record stays in the review, so that it can be brought back.
    const result: ComparedRecord = one ?? {
      record: data.id,
      kind: data.kind,
      listing: null,
      outcome: 'unchanged',
      changes: [],
      planChange: null,
      problems: [],
    }
    return [
      {
        record: data.id,
        place,
        kind: data.kind,
        outcome: result.outcome,
        listing_id: result.listing,
        is_unusual: result.changes.some(({ marks }) => marks.length > 0),
        targets: one ? getTargets(result, match) : [],
        valid: one && !isFromPdf(data) ? getValidTargets(result, match) : [],
        data,
        match,
        compared: result,
        listing: (result.listing !== null && known.get(`${data.kind}-${result.listing}`)) || null,
      },
    ]
  })
  const missing = comparison.missing.map(
    (listing, index): StoredRow => ({
      record: `missing-${listing.kind}-${listing.id}`,
      place: records.length + index,
      kind: listing.kind,
      outcome: 'missing',
      listing_id: listing.id,
      is_unusual: false,
      targets: ['missing'],
      valid: [],
      data: null,
      match: null,
      compared: null,
      listing,
    }),
  )
  return [...rows, ...missing]
}

import type { FieldChange } from '../compare/compare'
import { isNewListing, nameField, type StoredRow } from '../compare/review-rows'
import type { FieldValue } from '../field-value'
import {
  type FieldId,
  isFieldId,
  kindLabels,
  type ListingKind,
  type SubmissionField,
  submissionFields,
} from '../fields'
import type { Parent } from '../match/match'

/** A decision as far as it matters for applying. */
export interface PlannedDecision {
  readonly record: string
  readonly target: string
  readonly choice: string
  readonly typed: { readonly value: FieldValue | null } | null
}

export type FieldValues = Partial<Record<FieldId, FieldValue | null>>

/** A change that applying makes in a listing that exists. */
export interface PlannedUpdate {
  readonly record: string
  readonly kind: ListingKind
  readonly listing: number
  readonly name: string
  readonly values: FieldValues
  /** Values of these fields that the editor saw. */
  readonly seen: FieldValues
  /** The row of the incentives that the values of an offer change; absent for a new offer. */
  readonly offer?: string
  /** The new plan of a home. */
  readonly plan?: { readonly from: number | null; readonly to: Parent }
  readonly unpublishes: boolean
}

/** A new listing. */
export interface PlannedListing {
  readonly record: string
  readonly kind: ListingKind
  readonly name: string
  readonly values: FieldValues
  readonly as: 'publish' | 'draft'
  readonly community: Parent | null
  readonly plan: Parent | null
}

export interface PlannedChanges {
  readonly updates: readonly PlannedUpdate[]
  readonly created: readonly PlannedListing[]
  /** Communities that the builder confirmed. */
  readonly verified: readonly number[]
}

/**
 * A new community becomes a draft, because a spreadsheet has no pictures of it. Its plans and homes
 * are published, and seen once it is.
 */
export const newAs = (kind: ListingKind): 'publish' | 'draft' =>
  kind === 'community' ? 'draft' : 'publish'

/** Fields whose values a builder confirms (docs/product/submissions.md, Submissions). */
const confirmed: readonly string[] = [
  'community.startPrice',
  'community.endPrice',
  'community.status',
]

/** Fields that buyers look for in a listing, and that publishing does not require. */
const expected: readonly FieldId[] = [
  'community.startPrice',
  'plan.basePrice',
  'plan.squareFeet',
  'plan.beds',
  'plan.baths',
  'home.price',
  'home.squareFeet',
  'home.beds',
  'home.baths',
]

/** The fields that a new listing should have to be published, those that it must have first. */
export const wantedFields = (kind: ListingKind): readonly SubmissionField[] =>
  submissionFields
    .filter((field) => field.kind === kind && (isNeeded(field) || expected.includes(field.id)))
    .toSorted((a, b) => Number(isNeeded(b)) - Number(isNeeded(a)))

/** Whether publishing requires a value. A form begins with an availability and a stage. */
const isNeeded = ({ name, required }: SubmissionField) =>
  required && name !== 'status' && name !== 'stage'

type Decisions = ReadonlyMap<string, PlannedDecision>

/** The accepted value of a change, or `undefined`. */
function acceptedValue(
  { field, hasProposal, to, state }: FieldChange,
  decisions: Decisions,
): FieldValue | null | undefined {
  const decision = decisions.get(field)
  if (decision?.choice !== 'accept') return undefined
  if (decision.typed) return decision.typed.value
  return state === 'ready' || (state === 'unclear' && hasProposal) ? to : undefined
}

/** The values of a new listing: all that were understood, but those that were rejected. */
export function newValues(changes: readonly FieldChange[], decisions: Decisions): FieldValues {
  const values: FieldValues = {}
  for (const change of changes) {
    const decision = decisions.get(change.field)
    if (decision?.choice === 'reject') continue
    const accepted = acceptedValue(change, decisions)
    const value = accepted === undefined && change.state === 'ready' ? change.to : accepted
    if (value !== undefined && value !== null) values[change.field] = value
  }
  for (const [target, { choice, typed }] of decisions) {
    if (choice === 'accept' && typed && isFieldId(target)) values[target] = typed.value
  }
  return values
}

/** The required fields that a new listing lacks. A draft needs only its name or address. */
export function missingFields(kind: ListingKind, values: FieldValues, isDraft: boolean): string[] {
  return submissionFields
    .filter((field) => field.kind === kind && isNeeded(field))
    .filter(({ id }) => !isDraft || id === nameField[kind])
    .filter(({ id }) => (values[id] ?? null) === null)
    .map(({ label }) => label)
}

function planUpdate(row: StoredRow, decisions: Decisions): PlannedUpdate | null {
  const { compared, listing, listing_id } = row
  if (!compared || listing_id === null) return null
  const values: FieldValues = {}
  const seen: FieldValues = {}
  for (const change of compared.changes) {
    const value = acceptedValue(change, decisions)
    if (value === undefined) continue
    values[change.field] = value
    seen[change.field] = change.from
  }
  const takesPlan = compared.planChange !== null && decisions.get('plan')?.choice === 'accept'
  if (Object.keys(values).length === 0 && !takesPlan) return null
  return {
    record: row.record,
    kind: row.kind,
    listing: listing_id,
    name: listing?.name ?? '',
    values,
    seen,
    ...(compared.offer === undefined ? {} : { offer: compared.offer }),
    ...(takesPlan && compared.planChange ? { plan: compared.planChange } : {}),
    unpublishes: false,
  }
}

/** The update of a listing that was not submitted; `null` if it stays as it is. */
function missingUpdate(row: StoredRow, decisions: Decisions): PlannedUpdate | null {
  const choice = decisions.get('missing')?.choice
  const { kind, listing, listing_id, record } = row
  if (!listing || listing_id === null || !choice || choice === 'keep') return null
  const status: FieldId | null =
    kind === 'community' ? 'community.status' : kind === 'home' ? 'home.status' : null
  const same = { record, kind, listing: listing_id, name: listing.name }
  if (choice === 'unpublish') return { ...same, values: {}, seen: {}, unpublishes: true }
  if (!status) return null
  return {
    ...same,
    values: { [status]: kind === 'community' ? 'sold_out' : 'sold' },
    seen: { [status]: listing.values[status] ?? null },
    unpublishes: false,
  }
}

/** The name of a new listing in a sentence. */
export const calledNew = ({ name, kind }: Pick<PlannedListing, 'name' | 'kind'>): string =>
  name || `A new ${kindLabels[kind].toLowerCase()}`

function planListing(row: StoredRow, decisions: Decisions): PlannedListing | null {
  const { compared, match, data, kind, record } = row
  if (!compared || !match || !data || !isNewListing(compared, match)) return null
  const choice = decisions.get('listing')?.choice
  if (choice !== 'accept' && choice !== 'publish' && choice !== 'draft') return null
  const values = newValues(compared.changes, decisions)
  const name = values[nameField[kind]]
  return {
    record,
    kind,
    name: typeof name === 'string' ? name : '',
    values,
    as: choice === 'accept' ? newAs(kind) : choice,
    community: match.community,
    plan: choosePlan(match.plan, decisions.get('plan')),
  }
}

/** The plan of a new home: the matched one, unless the editor chose another or none. */
function choosePlan(matched: Parent | null, decision: PlannedDecision | undefined): Parent | null {
  if (decision?.choice === 'reject') return null
  const chosen = decision?.typed?.value
  return typeof chosen === 'number' ? { listing: chosen } : matched
}

const none: Decisions = new Map()

/** Whether the builder confirmed a community: nothing of its price or availability was left out. */
function confirms(row: StoredRow, decisions: Decisions): boolean {
  const { compared, data, listing_id, kind, match } = row
  if (kind !== 'community' || !compared || listing_id === null || match?.duplicateOf) return false
  // One that is only named by the rows of its homes was not confirmed.
  if (data?.isReference) return false
  return compared.changes
    .filter(({ field }) => confirmed.includes(field))
    .every((change) => acceptedValue(change, decisions) !== undefined)
}

/** The changes that applying the decisions of a submission would make. */
export function planChanges(
  rows: readonly StoredRow[],
  decisions: readonly PlannedDecision[],
): PlannedChanges {
  const byRecord = new Map<string, Map<string, PlannedDecision>>()
  for (const decision of decisions) {
    const own = byRecord.get(decision.record) ?? new Map<string, PlannedDecision>()
    byRecord.set(decision.record, own.set(decision.target, decision))
  }
  const of = (row: StoredRow): Decisions => byRecord.get(row.record) ?? none
  const usable = rows.filter(({ match }) => !match?.duplicateOf)
  const updates = usable.flatMap((row) => {
    const update =
      row.outcome === 'missing' ? missingUpdate(row, of(row)) : planUpdate(row, of(row))
    return update ? [update] : []
  })
  const created = usable.flatMap((row) => planListing(row, of(row)) ?? [])
  const verified = rows.flatMap((row) =>
    row.listing_id !== null && confirms(row, of(row)) ? [row.listing_id] : [],
  )
  return { updates, created, verified }
}

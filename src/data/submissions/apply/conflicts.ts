import type { PayloadRequest } from 'payload'
import type { ApplyConflict } from '@/contract/submissions/results'
import { forgetDecisions } from '@/database/submissions/decisions'
import { readListingsById } from '@/database/submissions/listings'
import { fieldName } from '@/database/submissions/storage'
import type { LockedSubmission } from '@/database/submissions/submissions'
import { getSession } from '@/database/transactions/session'
import { SAVE_FAILED } from '@/domain/documents/save-problem'
import { valueText } from '@/domain/submissions/compare/value-text'
import type { PlannedUpdate } from '@/domain/submissions/decide/plan-changes'
import { sameValue } from '@/domain/submissions/field-value'
import {
  type FieldId,
  getField,
  type ListingKind,
  listingKinds,
  submissionFields,
} from '@/domain/submissions/fields'
import { type Listing, type ListingOffer, storedValue } from '@/domain/submissions/listing'
import type { ReadingOptions } from '@/domain/submissions/map/read-value'
import { chooseOffer, isOfferField, withOffer } from '@/domain/submissions/offer'
import type { Visibility } from '../../listings/save-listing'
import { recompare } from '../review/recompare'
import type { Unsaved } from './write-all'

/** Values that all steps of applying share. */
export interface ApplyContext {
  readonly req: PayloadRequest
  readonly submission: Pick<LockedSubmission, 'id' | 'builder'>
  readonly options: ReadingOptions
  /** Effect of the changes for buyers. */
  readonly visibility: Visibility
  readonly now: Date
}

/** The offer of a community that an update changes, as it is now; `null` for a new one. */
function findOffer(update: PlannedUpdate, { offers = [] }: Listing): ListingOffer | null {
  if (!Object.keys(update.values).some((id) => isOfferField(id as FieldId))) return null
  if (update.offer === undefined) return chooseOffer(offers, update.values['community.offerText'])
  return offers.find(({ id }) => id === update.offer) ?? null
}

/** Fields of a listing that are not as the editor saw them. */
function changedFields(
  update: PlannedUpdate,
  listing: Listing,
  { lists }: ReadingOptions,
): ApplyConflict[] {
  const { record, name, seen } = update
  const current = withOffer(listing, findOffer(update, listing))
  const fields = Object.entries(seen).flatMap(([id, value]) => {
    const field = id as FieldId
    const now = storedValue(current, field)
    if (sameValue(now, value ?? null)) return []
    const text = valueText(field, now, lists) ?? 'nothing'
    const message = `${getField(field).label} of ${name} was changed to ${text} after the comparison. Decide again.`
    return [{ record, name, target: field, message, isStale: true }]
  })
  const { plan } = update
  if (!plan || plan.from === listing.planId) return fields
  const message = `The plan of ${name} was changed after the comparison. Decide again.`
  return [...fields, { record, name, target: 'plan', message, isStale: true }]
}

const GONE = 'was deleted after the comparison. Decide again.'

/** Why an update cannot be written as it was decided. */
function updateConflicts(
  { options, visibility }: ApplyContext,
  update: PlannedUpdate,
  listing: Listing | undefined,
  isSecond: boolean,
): ApplyConflict[] {
  const { record, name } = update
  const conflict = (message: string, isStale = false) => [
    { record, name, target: null, message, isStale },
  ]
  if (!listing) return conflict(`${name} ${GONE}`, true)
  if (isSecond) return conflict(`Two rows change ${name}. Ignore one of them.`)
  if (update.unpublishes && visibility === 'draft') {
    return conflict(`${name} cannot be unpublished by a draft. Keep it, or publish the submission.`)
  }
  return changedFields(update, listing, options)
}

/**
 * Why the accepted changes cannot be written as they were decided; empty if they can. Their listings
 * are locked.
 */
export async function findConflicts(
  context: ApplyContext,
  updates: readonly PlannedUpdate[],
): Promise<ApplyConflict[]> {
  const { req, submission } = context
  const connection = await getSession(req)
  const conflicts: ApplyConflict[] = []
  for (const kind of listingKinds) {
    const own = updates.filter((update) => update.kind === kind)
    const ids = own.map(({ listing }) => listing)
    const listings = await readListingsById(connection, submission.builder, kind, ids)
    const current = new Map(listings.map((listing) => [listing.id, listing]))
    const seen = new Set<number>()
    for (const update of own) {
      const { listing: id } = update
      conflicts.push(...updateConflicts(context, update, current.get(id), seen.has(id)))
      seen.add(id)
    }
  }
  return conflicts
}

/** The fields of an offer by their names in a row of the incentives. */
const offerNames: Readonly<Record<string, FieldId>> = {
  text: 'community.offerText',
  terms: 'community.offerTerms',
  startsOn: 'community.offerStarts',
  endsOn: 'community.offerEnds',
}

/** The field of a kind of listings with the path that Payload's problem has. */
function fieldNamed(kind: ListingKind, path: string) {
  const [name, , part] = path.split('.')
  const ofOffer = part && offerNames[part]
  if (name === 'incentives' && ofOffer) return getField(ofOffer)
  return submissionFields.find(
    (field) =>
      field.kind === kind && field.id !== 'community.number' && fieldName(field.id) === name,
  )
}

/** Why a listing was not saved, for the review. */
export function toConflicts({ write, problem }: Unsaved): ApplyConflict[] {
  const { key, kind, name } = write
  const conflict = (message: string, target: ApplyConflict['target'] = null) => ({
    record: key,
    name,
    target,
    message,
    isStale: false,
  })
  switch (problem.state) {
    case 'locked':
      return [conflict(`${problem.by} is editing ${name}. Try again later, or reject its changes.`)]
    case 'changed':
      return [conflict(`${problem.by} changed ${name} in the meantime. Try again.`)]
    case 'refused':
      return [conflict(`${name}: ${problem.message}`)]
    case 'failed':
      return [conflict(`${name}: ${SAVE_FAILED}`)]
    case 'invalid':
      return Object.entries(problem.problems).map(([path, message]) => {
        if (path === 'plan') return conflict(`${name}: Plan: ${message}`, 'plan')
        const field = fieldNamed(kind, path)
        if (!field) return conflict(`${name}: ${message}`)
        return conflict(`${name}: ${field.label}: ${message}`, field.id)
      })
  }
}

/** Compares again what is in conflict, and forgets the decisions about it. */
export async function forgetConflicts(
  { req, submission }: ApplyContext,
  conflicts: readonly ApplyConflict[],
): Promise<void> {
  const decided = conflicts
    .filter(({ isStale }) => isStale)
    .map(({ record, target }) => ({ record, target }))
  if (decided.length === 0) return
  await forgetDecisions(await getSession(req), submission.id, decided)
  await recompare(req, submission)
}

import 'server-only'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import type { ApplyConflict } from '@/contract/submissions/results'
import { runStatement } from '@/database/run-statement'
import { sessionOf } from '@/database/session'
import { sameValue } from '@/domain/submissions/field-value'
import { type FieldId, fieldOf, listingKinds } from '@/domain/submissions/fields'
import { type Listing, storedValue } from '@/domain/submissions/listing'
import {
  calledNew,
  type PlannedChanges,
  type PlannedUpdate,
} from '@/domain/submissions/plan-changes'
import type { ReadingOptions } from '@/domain/submissions/read-value'
import type { StoredRow } from '@/domain/submissions/review-rows'
import { valueText } from '@/domain/submissions/value-text'
import { compareRecords } from '@/jobs/read-submission/compare'
import { loadListingsById } from '@/jobs/read-submission/listings'
import { replaceRows } from '@/jobs/read-submission/rows'
import type { Staff } from '../staff/queries'
import { checkNewValues, checkValues, fieldRules } from './check'
import { lockHolders } from './listing-rows'
import type { LockedSubmission } from './lock'

/** What the steps of applying have in common. */
export interface ApplyContext {
  readonly req: PayloadRequest
  readonly submission: LockedSubmission
  readonly options: ReadingOptions
  readonly user: Pick<Staff, 'id' | 'name'>
  readonly mode: 'publish' | 'draft'
  readonly now: Date
}

/** After so many listings, other requests have their turn: rules answer without leaving the process. */
const TURN = 100

/** Fields of a listing that are not as the editor saw them. */
function changedFields(
  update: PlannedUpdate,
  listing: Listing,
  { lists }: ReadingOptions,
): ApplyConflict[] {
  const { record, name, seen } = update
  const fields = Object.entries(seen).flatMap(([id, value]) => {
    const field = id as FieldId
    const current = storedValue(listing, field)
    if (sameValue(current, value ?? null)) return []
    const text = valueText(field, current, lists) ?? 'nothing'
    const message = `${fieldOf(field).label} of ${name} was changed to ${text} after the comparison. Decide again.`
    return [{ record, name, target: field, message, isStale: true }]
  })
  const { plan } = update
  if (!plan || plan.from === listing.planId) return fields
  const message = `The plan of ${name} was changed after the comparison. Decide again.`
  return [...fields, { record, name, target: 'plan', message, isStale: true }]
}

const GONE = 'was deleted after the comparison. Decide again.'

/** Why updates cannot be written as they were decided. */
async function updateConflicts(
  { req, submission, options, user, mode }: ApplyContext,
  kind: PlannedUpdate['kind'],
  updates: readonly PlannedUpdate[],
): Promise<ApplyConflict[]> {
  const ids = updates.map(({ listing }) => listing)
  const listings = await loadListingsById(req, submission.builder, kind, ids)
  const current = new Map(listings.map((listing) => [listing.id, listing]))
  const holders = await lockHolders(await sessionOf(req), kind, ids, user)
  const rules = fieldRules(req, kind, options)
  const conflicts: ApplyConflict[] = []
  const seen = new Set<number>()
  for (const [index, update] of updates.entries()) {
    if (index % TURN === 0) await nextTurn()
    const { record, name } = update
    const conflict = (message: string, isStale = false) => ({
      record,
      name,
      target: null,
      message,
      isStale,
    })
    const listing = current.get(update.listing)
    const holder = holders.get(update.listing)
    if (!listing) conflicts.push(conflict(`${name} ${GONE}`, true))
    else if (holder) {
      conflicts.push(
        conflict(`${holder} is editing ${name}. Try again later, or reject its changes.`),
      )
    } else if (seen.has(update.listing)) {
      conflicts.push(conflict(`Two rows change ${name}. Ignore one of them.`))
    } else if (update.unpublishes && mode === 'draft') {
      conflicts.push(
        conflict(`${name} cannot be unpublished by a draft. Keep it, or publish the submission.`),
      )
    } else {
      const changed = changedFields(update, listing, options)
      conflicts.push(...changed)
      if (changed.length > 0) continue
      const after = { ...listing.values, ...update.values }
      const problems = await checkValues(req, rules, listing.values, after)
      conflicts.push(
        ...problems.map(({ field, message }) => ({
          record,
          name,
          target: field,
          message: `${name}: ${message}`,
          isStale: false,
        })),
      )
    }
    seen.add(update.listing)
  }
  return conflicts
}

/** Why the accepted changes cannot be written; empty if they can. Their listings are locked. */
export async function findConflicts(
  context: ApplyContext,
  { updates, created }: PlannedChanges,
): Promise<ApplyConflict[]> {
  const conflicts: ApplyConflict[] = []
  for (const kind of listingKinds) {
    const own = updates.filter((update) => update.kind === kind)
    if (own.length > 0) conflicts.push(...(await updateConflicts(context, kind, own)))
    const rules = fieldRules(context.req, kind, context.options)
    const added = created.filter((listing) => listing.kind === kind)
    for (const [index, one] of added.entries()) {
      if (index % TURN === 0) await nextTurn()
      const { record, values } = one
      const name = calledNew(one)
      const isDraft = context.mode === 'draft' || one.as === 'draft'
      const problems = await checkNewValues(context.req, rules, values, isDraft)
      conflicts.push(
        ...problems.map(({ field, message }) => ({
          record,
          name,
          target: field,
          message: `${name}: ${message}`,
          isStale: false,
        })),
      )
    }
  }
  return conflicts
}

/** Compares again what is in conflict, and forgets the decisions about it. */
export async function forgetConflicts(
  { req, submission: { id, builder } }: ApplyContext,
  rows: readonly StoredRow[],
  conflicts: readonly ApplyConflict[],
): Promise<void> {
  const connection = await sessionOf(req)
  const decided = conflicts
    .filter(({ isStale }) => isStale)
    .map(({ record, target }) => ({ record, target }))
  if (decided.length === 0) return
  await runStatement(
    connection,
    sql`delete from submission_decisions d
      using jsonb_to_recordset(${JSON.stringify(decided)}::jsonb) c(record text, target text)
      where d.submission_id = ${id} and d.record = c.record and d.target <> 'match'
        and d.target = coalesce(c.target, d.target)`,
  )
  const records = rows.flatMap(({ data }) => data ?? [])
  await replaceRows(req, id, await compareRecords(req, { submission: id, builder, records }))
}

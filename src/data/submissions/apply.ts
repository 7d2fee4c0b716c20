import 'server-only'
import { createLocalReq, type PayloadRequest } from 'payload'
import type { z } from 'zod/mini'
import type { ApplyConflict, ApplyResult, applyInput } from '@/contract/submissions/results'
import { inTransaction } from '@/database/in-transaction'
import { lockDocuments } from '@/database/lock-documents'
import { lockedByOthers } from '@/database/locked-by-others'
import { setPriceSource } from '@/database/price-source'
import { sessionOf } from '@/database/session'
import { type ListingKind, listingKinds } from '@/domain/submissions/fields'
import { type PlannedChanges, planChanges } from '@/domain/submissions/plan-changes'
import { readingOptions } from '@/jobs/read-submission/listings'
import { readRows } from '@/jobs/read-submission/rows'
import { storage } from '@/jobs/read-submission/storage'
import { payloadClient } from '../payload/payload-client'
import type { Staff } from '../staff/queries'
import { findNumbers, setBuilderNumbers } from './builder-numbers'
import { findConflicts, forgetConflicts, toConflicts } from './conflicts'
import { isRefused, lockSubmission, refused } from './lock'
import { markApplied } from './mutations'
import { type PlannedWrite, planWrites } from './plan-writes'
import { type DayPrice, readDayPrices } from './price-sources'
import { storeChanges, type Written } from './stored-changes'
import { readDecisions } from './stored-decisions'
import { UnsavedListings, writeAll } from './write-all'

const NOTHING = 'Nothing is accepted yet.'

type Input = z.output<typeof applyInput>

/**
 * Applies what was accepted of a submission, in one transaction: all of it, or nothing. Each listing
 * is saved through Payload (docs/decisions/0195-one-writer.md). A listing that someone changed after
 * the comparison, or is editing, refuses it.
 */
export async function applySubmission(
  input: Input,
  user: Staff,
  now = new Date(),
): Promise<ApplyResult> {
  const req = await createLocalReq({ user }, await payloadClient())
  const start = performance.now()
  try {
    const result = await inTransaction(req, () => apply(req, input, user, now))
    return result.state === 'applied'
      ? { ...result, took: Math.round(performance.now() - start) }
      : result
  } catch (error) {
    if (!(error instanceof UnsavedListings)) throw error
    return refuse(error.problems.flatMap(toConflicts))
  }
}

function refuse(conflicts: readonly ApplyConflict[]): ApplyResult {
  const named = new Set(conflicts.map(({ record }) => record)).size
  const message =
    named === 1
      ? 'One listing could not be written, so nothing was published.'
      : `${named} listings could not be written, so nothing was published.`
  return { ...refused(message), conflicts }
}

const getIds = ({ updates }: PlannedChanges, kind: ListingKind): number[] =>
  updates.filter((update) => update.kind === kind).map(({ listing }) => listing)

/** Saves of the listings wait until the commit, so that what is compared stays. */
async function lockListings(req: PayloadRequest, plan: PlannedChanges): Promise<void> {
  for (const kind of listingKinds) {
    const ids = getIds(plan, kind)
    const own = kind === 'community' ? [...ids, ...plan.verified] : ids
    await lockDocuments(req, storage[kind].collection, own)
  }
}

/** The prices of today of the listings that change, by kind and id. */
async function readPrices(
  req: PayloadRequest,
  plan: PlannedChanges,
): Promise<Map<string, DayPrice[]>> {
  const found = new Map<string, DayPrice[]>()
  for (const kind of listingKinds) {
    for (const [id, prices] of await readDayPrices(req, kind, getIds(plan, kind))) {
      found.set(`${kind} ${id}`, prices)
    }
  }
  return found
}

async function apply(
  req: PayloadRequest,
  { submission: id, mode, note }: Input,
  user: Staff,
  now: Date,
): Promise<ApplyResult> {
  const submission = await lockSubmission(req, id, { states: ['review'] })
  if (isRefused(submission)) return { ...submission, conflicts: [] }
  const rows = await readRows(req, id)
  const plan = planChanges(rows, await readDecisions(req, id))
  if (plan.updates.length + plan.created.length + plan.verified.length === 0) {
    return { ...refused(NOTHING), conflicts: [] }
  }
  await lockListings(req, plan)
  const options = await readingOptions(req, now)
  const visibility = mode === 'draft' ? 'draft' : 'unchanged'
  const context = { req, submission, options, visibility, now } as const
  const conflicts = await findConflicts(context, plan.updates)
  if (conflicts.length > 0) {
    await forgetConflicts(context, rows, conflicts)
    return refuse(conflicts)
  }
  // A form that is open does not keep the rest of the month from being published.
  const open = await lockedByOthers(req, 'communities', plan.verified)
  const verified = plan.verified.filter((listing) => !open.has(listing))
  const writes = await planWrites(context, rows, { ...plan, verified })
  if (isRefused(writes)) return writes
  await setPriceSource(req, 'submission')
  const prices = await readPrices(req, plan)
  const written: (Written & PlannedWrite)[] = []
  await writeAll(req, { user, context: { submission: id } }, writes, (write, saved) =>
    written.push({ ...write, ...saved, prices: prices.get(`${write.kind} ${saved.id}`) ?? [] }),
  )
  const ids = new Map(written.map((one) => [one.key, one.id]))
  const numbers = findNumbers(plan, ids)
  const earlier = await setBuilderNumbers(await sessionOf(req), submission.builder, numbers)
  await storeChanges(req, id, written, earlier)
  await markApplied(req, submission, { note, user, now })
  const isChanged = ({ isNew, isOnlyVerified }: PlannedWrite) => !isNew && !isOnlyVerified
  return {
    state: 'applied',
    updated: written.filter(isChanged).length,
    created: written.filter(({ isNew }) => isNew).length,
    verified: verified.length,
    unverified: rows.flatMap(({ kind, listing, listing_id }) =>
      kind === 'community' && listing_id !== null && open.has(listing_id)
        ? [listing?.name ?? '']
        : [],
    ),
    took: 0,
  }
}

import type { Payload, PayloadRequest } from 'payload'
import type { z } from 'zod/mini'
import type { Applied, ApplyConflict, applyInput, Rejected } from '@/contract/submissions/results'
import { setChangeSource } from '@/database/change-source'
import { lockDocuments } from '@/database/locks/lock-documents'
import { lockedByOthers } from '@/database/locks/locked-by-others'
import type { Connection } from '@/database/sql/query'
import { setBuilderNumbers } from '@/database/submissions/builder-numbers'
import { type DayChange, readDayChanges } from '@/database/submissions/day-changes'
import { readDecisions } from '@/database/submissions/decisions'
import { readRows } from '@/database/submissions/records'
import { storage } from '@/database/submissions/storage'
import { getSession } from '@/database/transactions/session'
import { type PlannedChanges, planChanges } from '@/domain/submissions/decide/plan-changes'
import { type ListingKind, listingKinds } from '@/domain/submissions/fields'
import type { Staff } from '../../staff/staff'
import { readingOptions } from '../reading-options'
import { findNumbers } from './builder-numbers'
import { findConflicts, forgetConflicts, toConflicts } from './conflicts'
import { type PlannedWrite, planWrites } from './plan-writes'
import { createProgress, type Run, rejectChanges, runChanges } from './run-changes'
import { readEdited, storeChanges, type Written } from './stored-changes'
import { UnsavedListings, writeAll } from './write-all'

const NOTHING = 'Nothing is accepted yet.'

type Input = z.output<typeof applyInput>

/**
 * Applies what was accepted of a submission, in one transaction: all of it, or nothing. Each listing
 * is saved through Payload (docs/decisions/0195-one-writer.md). A listing that someone changed after
 * the comparison, or is editing, rejects it. The result is stored with the submission.
 */
export async function applySubmission(
  payload: Payload,
  input: Input,
  user: Staff,
  now = new Date(),
): Promise<void> {
  const { submission, mode, note } = input
  const run = { payload, submission, state: 'applying', user } as const
  const stored = {
    appliedAt: now.toISOString(),
    appliedBy: user.id,
    undoneAt: null,
    undoneBy: null,
    note: note || null,
  }
  try {
    await runChanges(run, {
      stored,
      change: (req, builder) => apply(req, run, { builder, mode, now }),
    })
  } catch (error) {
    if (!(error instanceof UnsavedListings)) throw error
    await rejectChanges(run, rejectFor(error.problems.flatMap(toConflicts)))
  }
}

function rejectFor(conflicts: ApplyConflict[]): Rejected {
  const named = new Set(conflicts.map(({ record }) => record)).size
  const message =
    named === 1
      ? 'One listing could not be written, so nothing was published.'
      : `${named} listings could not be written, so nothing was published.`
  return { state: 'rejected', message, conflicts }
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

/** What was recorded today of the listings that change, by kind and id. */
async function readRecorded(
  connection: Connection,
  plan: PlannedChanges,
): Promise<Map<string, DayChange[]>> {
  const found = new Map<string, DayChange[]>()
  for (const kind of listingKinds) {
    for (const [id, changes] of await readDayChanges(connection, kind, getIds(plan, kind))) {
      found.set(`${kind} ${id}`, changes)
    }
  }
  return found
}

interface Applying extends Pick<Input, 'mode'> {
  readonly builder: number
  readonly now: Date
}

async function apply(
  req: PayloadRequest,
  run: Run,
  { builder, mode, now }: Applying,
): Promise<Applied | Rejected> {
  const { submission: id, user } = run
  const connection = await getSession(req)
  const rows = await readRows(connection, id)
  const plan = planChanges(rows, await readDecisions(connection, id))
  if (plan.updates.length + plan.created.length + plan.verified.length === 0) {
    return { state: 'rejected', message: NOTHING, conflicts: [] }
  }
  await lockListings(req, plan)
  const options = await readingOptions(req, now)
  const visibility = mode === 'draft' ? 'draft' : 'unchanged'
  const context = { req, submission: { id, builder }, options, visibility, now } as const
  const conflicts = await findConflicts(context, plan.updates)
  if (conflicts.length > 0) {
    await forgetConflicts(context, conflicts)
    return rejectFor(conflicts)
  }
  // A form that is open does not keep the rest of the month from being published.
  const open = await lockedByOthers(req, 'communities', plan.verified)
  const verified = plan.verified.filter((listing) => !open.has(listing))
  const planned = await planWrites(context, rows, { ...plan, verified })
  if ('state' in planned) return planned
  await setChangeSource(req, 'submission')
  const recorded = await readRecorded(connection, plan)
  const written: (Written & PlannedWrite)[] = []
  const edited = await readEdited(connection, id)
  const onSaved = createProgress(run, planned.length)
  await writeAll(req, { user, context: { submission: id } }, planned, (write, saved) => {
    const dayChanges = recorded.get(`${write.kind} ${saved.id}`) ?? []
    written.push({ ...write, ...saved, dayChanges })
    onSaved()
  })
  const ids = new Map(written.map((one) => [one.key, one.id]))
  const numbers = findNumbers(plan, ids)
  const earlier = await setBuilderNumbers(connection, builder, numbers)
  await storeChanges(connection, id, { written, edited, numbers: earlier })
  const isChanged = ({ isNew, isOnlyVerified }: PlannedWrite) => !isNew && !isOnlyVerified
  return {
    state: 'applied',
    mode,
    updated: written.filter(isChanged).length,
    created: written.filter(({ isNew }) => isNew).length,
    verified: verified.length,
    unverified: rows.flatMap(({ kind, listing, listing_id }) =>
      kind === 'community' && listing_id !== null && open.has(listing_id)
        ? [listing?.name ?? '']
        : [],
    ),
  }
}

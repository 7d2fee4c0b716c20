import 'server-only'
import { createLocalReq, type PayloadRequest } from 'payload'
import type { z } from 'zod/mini'
import type { ApplyResult, applyInput } from '@/contract/submissions/results'
import { inTransaction } from '@/database/in-transaction'
import { setPriceSource } from '@/database/price-source'
import { sessionOf } from '@/database/session'
import { listingKinds } from '@/domain/submissions/fields'
import { planChanges } from '@/domain/submissions/plan-changes'
import { readingOptions } from '@/jobs/read-submission/listings'
import { readRows } from '@/jobs/read-submission/rows'
import { isUniqueViolation } from '@/lib/database-errors'
import { payloadClient } from '../payload/payload-client'
import type { Staff } from '../staff/queries'
import { writeNumbers } from './builder-numbers'
import { findConflicts, forgetConflicts } from './conflicts'
import { lockListings } from './listing-rows'
import { isRefused, lockSubmission, refused } from './lock'
import { markApplied } from './mutations'
import { notifyListings, recordAudit } from './record-changes'
import { resolveListings } from './resolve'
import { storeChanges } from './stored-changes'
import { readDecisions } from './stored-decisions'
import { type Written, writeCreated, writeUpdates, writeVerified } from './write-listings'

const NOTHING = 'Nothing is accepted yet.'
const SAME_URL =
  'Another listing was created with the same URL at the same moment. Nothing was changed. Try again.'

type Input = z.output<typeof applyInput>

/**
 * Applies what was accepted of a submission, in one transaction: all of it, or nothing. It writes
 * with SQL what Payload would write for each listing, and several times as fast
 * (docs/decisions/0157-submissions-in-sql.md). A listing that someone changed after the comparison,
 * or is editing, refuses it.
 */
export async function applySubmission(
  input: Input,
  user: Staff,
  now = new Date(),
): Promise<ApplyResult> {
  const req = await createLocalReq({}, await payloadClient())
  const start = performance.now()
  try {
    const result = await inTransaction(req, () => apply(req, input, user, now))
    return result.state === 'applied'
      ? { ...result, took: Math.round(performance.now() - start) }
      : result
  } catch (error) {
    if (isUniqueViolation(error)) return { ...refused(SAME_URL), conflicts: [] }
    throw error
  }
}

async function apply(
  req: PayloadRequest,
  { submission: id, mode, note }: Input,
  user: Staff,
  now: Date,
): Promise<ApplyResult> {
  const submission = await lockSubmission(req, id, { states: ['review'] })
  if (isRefused(submission)) return { ...submission, conflicts: [] }
  const connection = await sessionOf(req)
  const rows = await readRows(req, id)
  const plan = planChanges(rows, await readDecisions(req, id))
  if (plan.updates.length + plan.created.length + plan.verified.length === 0) {
    return { ...refused(NOTHING), conflicts: [] }
  }
  for (const kind of listingKinds) {
    const ids = plan.updates.filter((update) => update.kind === kind).map((one) => one.listing)
    await lockListings(connection, kind, kind === 'community' ? [...ids, ...plan.verified] : ids)
  }
  const options = await readingOptions(req, now)
  const context = { req, submission, options, user, mode, now }
  const conflicts = await findConflicts(context, plan)
  if (conflicts.length > 0) {
    await forgetConflicts(context, rows, conflicts)
    const named = new Set(conflicts.map(({ record }) => record)).size
    const message =
      named === 1
        ? 'One listing could not be written, so nothing was published.'
        : `${named} listings could not be written, so nothing was published.`
    return { ...refused(message), conflicts }
  }
  const resolved = await resolveListings(context, rows, plan)
  if (isRefused(resolved)) return resolved
  await setPriceSource(req, 'submission')
  const written: Written[] = []
  for (const kind of listingKinds) {
    written.push(...(await writeCreated(context, kind, resolved.created)))
  }
  for (const kind of listingKinds) {
    written.push(...(await writeUpdates(context, kind, resolved.updates, plan.verified)))
  }
  const changed = new Set(written.map(({ kind, id: listing }) => `${kind}-${listing}`))
  const rest = plan.verified.filter((listing) => !changed.has(`community-${listing}`))
  written.push(...(await writeVerified(context, rest)))
  const numbers = await writeNumbers(context, resolved)
  await storeChanges(req, id, written, numbers)
  await recordAudit(
    req,
    written.flatMap(({ audit }) => audit),
    user,
  )
  await notifyListings(
    req,
    written.flatMap(({ shown }) => shown ?? []),
  )
  await markApplied(req, submission, { note, user, now })
  return {
    state: 'applied',
    updated: written.filter(({ isNew, isOnlyVerified }) => !isNew && !isOnlyVerified).length,
    created: written.filter(({ isNew }) => isNew).length,
    verified: plan.verified.length,
    took: 0,
  }
}

import 'server-only'
import { createLocalReq, type PayloadRequest } from 'payload'
import type { CommunityDetail } from '@/contract/communities/community'
import type { CommunityExtras } from '@/contract/communities/community-extras'
import type { Home } from '@/contract/homes/home'
import type { Plan } from '@/contract/homes/plan'
import type { RecordedPrice } from '@/contract/prices/price-history'
import { setChangeSource } from '@/database/change-source'
import { readDecisions } from '@/database/submissions/decisions'
import { readCommunityIds } from '@/database/submissions/listing-lookups'
import { readRows } from '@/database/submissions/records'
import { dryRun } from '@/database/transactions/dry-run'
import { getSession } from '@/database/transactions/session'
import type { StoredRow } from '@/domain/submissions/compare/review-rows'
import { type PlannedDecision, planChanges } from '@/domain/submissions/decide/plan-changes'
import type { ListingKind } from '@/domain/submissions/fields'
import { communityIn } from '../../communities/queries'
import { homeHistoryIn, type PublishedHistory } from '../../homes/history'
import { type ListingsOfCommunity, listingsIn } from '../../homes/lists'
import { payloadClient } from '../../payload/payload-client'
import { pricesIn } from '../../prices/history'
import type { Staff } from '../../staff/staff'
import { type ApplyContext, toConflicts } from '../apply/conflicts'
import { planWrites } from '../apply/plan-writes'
import { UnsavedListings, writeAll } from '../apply/write-all'
import { isRefused, lockSubmission } from '../lock'
import { readingOptions } from '../reading-options'

interface InCommunity {
  readonly community: CommunityDetail
  readonly extras: CommunityExtras
  /** The plans and homes of the community. */
  readonly listings: ListingsOfCommunity
}

/** The content of the page of a listing, as it would be once the submission is published. */
export type SubmittedPage =
  | ({ readonly kind: 'community' } & InCommunity)
  | ({
      readonly kind: 'plan'
      readonly plan: Plan
      readonly prices: readonly RecordedPrice[]
    } & InCommunity)
  | ({
      readonly kind: 'home'
      readonly home: Home
    } & PublishedHistory &
      InCommunity)

/** A listing that could not be published, and why, in sentences. */
export interface Unpublishable {
  readonly kind: 'unpublishable'
  readonly problems: readonly string[]
}

/** A row, and those of the new community and plan to which it belongs. */
async function rowsWithParents(
  req: PayloadRequest,
  submission: number,
  record: string,
): Promise<StoredRow[]> {
  const connection = await getSession(req)
  const found = new Map<string, StoredRow>()
  let wanted = [record]
  while (wanted.length > 0) {
    const rows = await readRows(connection, submission, wanted)
    for (const row of rows) found.set(row.record, row)
    wanted = rows
      .flatMap(({ match, compared }) => [match?.community, match?.plan, compared?.planChange?.to])
      .flatMap((parent) => (parent && 'record' in parent ? [parent.record] : []))
      .filter((parent) => !found.has(parent))
  }
  return [...found.values()]
}

/** The decisions about rows. Targets without a decision count as accepted. */
async function decisionsWithRest(
  req: PayloadRequest,
  submission: number,
  rows: readonly StoredRow[],
): Promise<PlannedDecision[]> {
  const stored = await readDecisions(
    await getSession(req),
    submission,
    rows.map(({ record }) => record),
  )
  const isDecided = (record: string, target: string) =>
    stored.some((one) => one.record === record && one.target === target)
  const rest = rows.flatMap(({ record, compared }) => {
    const fields = compared?.changes.map(({ field }) => field) ?? []
    return [...fields, 'plan', 'listing']
      .filter((target) => !isDecided(record, target))
      .map((target) => ({ record, target, choice: 'accept', typed: null }))
  })
  return [...stored, ...rest]
}

/** Writes what the rows change, and returns the id of the listing of a record; `null` without one. */
async function writeRows(
  context: ApplyContext,
  rows: readonly StoredRow[],
  record: string,
  user: Staff,
): Promise<number | null> {
  const { req, submission } = context
  const { updates, created } = planChanges(rows, await decisionsWithRest(req, submission.id, rows))
  const published = created.map((listing) => ({ ...listing, as: 'publish' as const }))
  const writes = await planWrites(context, rows, { updates, created: published, verified: [] })
  if ('state' in writes) return null
  await setChangeSource(req, 'submission')
  let id = rows.find((row) => row.record === record)?.listing_id ?? null
  const author = { user, context: { submission: submission.id } }
  await writeAll(req, author, writes, (write, saved) => {
    if (write.key === record) id = saved.id
  })
  return id
}

interface Reading {
  readonly user: Staff
  readonly now: Date
}

/** Reads the page of a listing in the transaction that wrote it. */
async function readPage(
  req: PayloadRequest,
  kind: ListingKind,
  id: number,
  { user, now }: Reading,
): Promise<SubmittedPage | null> {
  const connection = await getSession(req)
  const communityId = (await readCommunityIds(connection, kind, [id])).get(id)
  const found = communityId ? await communityIn(req, communityId, user) : null
  if (!communityId || !found) return null
  const listings = await listingsIn(connection, communityId, kind === 'home' ? id : null)
  const parts = { community: found.content, extras: found.extras, listings }
  if (kind === 'community') return { kind, ...parts }
  if (kind === 'plan') {
    const plan = listings.plans.find((one) => one.id === String(id))
    return plan ? { kind, plan, prices: await pricesIn(connection, kind, id), ...parts } : null
  }
  const { home } = listings
  return home ? { kind, home, ...(await homeHistoryIn(connection, id, now)), ...parts } : null
}

/**
 * The page of a community, plan or home as it would be once the submission is published: what was
 * rejected is left out, and what is not decided counts as accepted. It is written like the submission
 * itself and rolled back, so the page is exact. `null` for a row without a listing, or without its
 * community.
 */
export async function submittedPage(
  submission: number,
  record: string,
  user: Staff,
  now = new Date(),
): Promise<SubmittedPage | Unpublishable | null> {
  const req = await createLocalReq({ user }, await payloadClient())
  try {
    return await dryRun(req, () => writeAndRead(req, submission, record, { user, now }))
  } catch (error) {
    if (!(error instanceof UnsavedListings)) throw error
    const conflicts = error.problems.flatMap(toConflicts)
    return { kind: 'unpublishable', problems: conflicts.map(({ message }) => message) }
  }
}

async function writeAndRead(
  req: PayloadRequest,
  submission: number,
  record: string,
  { user, now }: Reading,
): Promise<SubmittedPage | null> {
  const locked = await lockSubmission(req, submission, { states: ['review'], shared: true })
  if (isRefused(locked)) return null
  const rows = await rowsWithParents(req, submission, record)
  const row = rows.find((one) => one.record === record)
  if (!row) return null
  const options = await readingOptions(req, now)
  const context = { req, submission: locked, options, visibility: 'published', now } as const
  const id = await writeRows(context, rows, record, user)
  return id === null ? null : readPage(req, row.kind, id, { user, now })
}

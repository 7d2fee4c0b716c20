import 'server-only'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { createLocalReq, type PayloadRequest } from 'payload'
import { z } from 'zod/mini'
import { adminPaths } from '@/config/admin-paths'
import type { UndoResult } from '@/contract/submissions/results'
import { inTransaction } from '@/database/in-transaction'
import { type Connection, queryRows } from '@/database/query-rows'
import { referenceRoots, tableOf } from '@/database/reference-roots'
import { findReferences } from '@/database/references'
import { runStatement } from '@/database/run-statement'
import { sessionOf } from '@/database/session'
import { type ListingKind, listingKinds } from '@/domain/submissions/fields'
import { storage } from '@/jobs/read-submission/storage'
import { payloadClient } from '../payload/payload-client'
import type { Staff } from '../staff/queries'
import { setBuilderNumbers } from './builder-numbers'
import { lockHolders, lockListings, referenceTo } from './listing-rows'
import { isRefused, lockSubmission } from './lock'
import { markUndone } from './mutations'
import { type AuditedChange, notifyListings, recordAudit } from './record-changes'
import { readChanges, replacedNumbers, type StoredChange } from './stored-changes'
import { batches, deleteRows, patchRows, replaceTexts } from './write-rows'

type Kept = Extract<UndoResult, { state: 'undone' }>['kept'][number]

/** The last listing first: homes before the plans and communities to which they belong. */
const backwards = listingKinds.toReversed()

/**
 * Restores what a submission changed, in one transaction: rows, versions and times are exactly as
 * before. A listing that someone changed since stays as it is, and so does a new listing that others
 * use.
 */
export async function undoSubmission(
  id: number,
  user: Staff,
  now = new Date(),
): Promise<UndoResult> {
  const req = await createLocalReq({}, await payloadClient())
  return inTransaction(req, () => undo(req, id, user, now))
}

async function undo(req: PayloadRequest, id: number, user: Staff, now: Date): Promise<UndoResult> {
  const submission = await lockSubmission(req, id, { states: ['applied'] })
  if (isRefused(submission)) return submission
  const connection = await sessionOf(req)
  const kept: Kept[] = []
  const audit: AuditedChange[] = []
  const all: StoredChange[] = []
  for (const kind of listingKinds) {
    const first = await readChanges(req, id, kind)
    const ids = first.map((change) => change.id)
    await lockListings(connection, kind, ids)
    all.push(...(first.length > 0 ? await readChanges(req, id, kind) : []))
  }
  const shown: StoredChange[] = []
  const undone = new Set<string>()
  for (const kind of backwards) {
    const own = all.filter((change) => change.kind === kind)
    if (own.length === 0) continue
    const reasons = await reasonsToKeep(req, kind, own, undone, user)
    for (const { id: listing, name } of own) {
      const reason = reasons.get(listing)
      if (reason === undefined) undone.add(`${kind}-${listing}`)
      else {
        const adminHref = adminPaths.document(storage[kind].collection, listing)
        kept.push({ name, adminHref, reason })
      }
    }
    const restored = own.filter((change) => !reasons.has(change.id))
    await restore(req, kind, restored)
    shown.push(...restored)
    audit.push(...restored.map((change) => auditOf(kind, change)))
  }
  await setBuilderNumbers(connection, submission.builder, await replacedNumbers(req, id))
  await recordAudit(req, audit, user)
  await notifyListings(
    req,
    shown
      .filter(({ isPublished, before }) => isPublished || before.row?._status === 'published')
      .map(({ kind, slug, communityId, isNew }) => ({ kind, slug, communityId, isMoved: isNew })),
  )
  await markUndone(req, submission, { user, now })
  return { state: 'undone', restored: undone.size, kept }
}

function auditOf(kind: ListingKind, { id, name, isNew }: StoredChange): AuditedChange {
  const action = isNew ? 'deleted' : 'updated'
  return { action, kind, id, title: name, fields: isNew ? [] : ['submission'], values: [] }
}

/** Why listings are not restored, by id. */
async function reasonsToKeep(
  req: PayloadRequest,
  kind: ListingKind,
  changes: readonly StoredChange[],
  undone: ReadonlySet<string>,
  user: Staff,
): Promise<Map<number, string>> {
  const connection = await sessionOf(req)
  const reasons = new Map<number, string>()
  const ids = changes.map(({ id }) => id)
  const holders = await lockHolders(connection, kind, ids, user)
  for (const { id, isGone, isEdited } of changes) {
    const holder = holders.get(id)
    if (isGone) reasons.set(id, 'It was deleted since.')
    else if (isEdited) reasons.set(id, 'Someone changed it since.')
    else if (holder) reasons.set(id, `${holder} is editing it.`)
  }
  const created = changes.flatMap(({ isNew, id }) => (isNew && !reasons.has(id) ? [id] : []))
  for (const batch of batches(created)) {
    for (const id of await usedListings(req, kind, batch, undone)) {
      reasons.set(id, 'It is new, and something else uses it now.')
    }
  }
  return reasons
}

/** New listings that something else uses than what is undone: documents and leads. */
async function usedListings(
  req: PayloadRequest,
  kind: ListingKind,
  ids: readonly number[],
  undone: ReadonlySet<string>,
): Promise<number[]> {
  const { collection, table } = storage[kind]
  const kindOf = new Map<string, ListingKind>(
    listingKinds.map((one) => [storage[one].collection, one]),
  )
  const uses = await findReferences(req, referenceRoots(req), {
    slug: collection,
    table: tableOf(collection),
    ids,
  })
  const documents = uses
    .filter(({ slug, id }) => !undone.has(`${kindOf.get(slug) ?? slug}-${id}`))
    .map(({ target }) => target)
  const leads = await queryRows(
    await sessionOf(req),
    z.object({ id: z.int() }),
    sql`select distinct t.id from ${sql.identifier(table)} t join leads l on l.${referenceTo(kind)} = t.id
      where t.id = any(${sql.param([...ids])}::int[])`,
  )
  return [...documents, ...leads.map(({ id }) => id)]
}

/**
 * Puts back who set the prices of that day. The triggers of the price history restore the prices, and
 * take the editor who undoes for their source.
 */
async function restoreSources(
  connection: Connection,
  kind: ListingKind,
  changes: readonly Pick<StoredChange['before'] & StoredChange, 'id' | 'prices'>[],
): Promise<void> {
  const prices = changes.flatMap(({ id, prices: own }) => own.map((price) => ({ id, ...price })))
  if (prices.length === 0) return
  await runStatement(
    connection,
    sql`update price_changes p set source = b.source
      from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb)
        b(id int, field text, day date, price int, source text)
      where p.${referenceTo(kind)} = b.id and p.field = b.field and p.day = b.day
        and p.price is not distinct from b.price`,
  )
}

/** Puts rows and versions back. */
async function restore(
  req: PayloadRequest,
  kind: ListingKind,
  changes: readonly StoredChange[],
): Promise<void> {
  if (changes.length === 0) return
  const connection = await sessionOf(req)
  const { table, versions } = storage[kind]
  const added = changes.flatMap((change) => change.versions)
  await deleteRows(connection, versions, added)
  const created = changes.flatMap(({ isNew, id }) => (isNew ? [id] : []))
  await deleteRows(connection, table, created)
  const earlier = changes.flatMap(({ id, before }) => (before.row ? [{ id, ...before }] : []))
  await patchRows(
    connection,
    table,
    earlier.map(({ id, row }) => ({ id, columns: { ...row } })),
  )
  await restoreSources(connection, kind, earlier)
  await patchRows(
    connection,
    versions,
    earlier.flatMap(({ latest, latestTimes }) =>
      latest === null ? [] : [{ id: latest, columns: { ...latestTimes, latest: true } }],
    ),
  )
  if (kind !== 'community') return
  const paths = ['homeTypes', 'amenities']
  await replaceTexts(
    connection,
    table,
    earlier.flatMap(({ id, texts }) =>
      paths.map((path) => ({
        parent: id,
        path,
        texts: texts.find((one) => one.path === path)?.texts ?? [],
      })),
    ),
  )
}

import { createLocalReq, type JsonObject, type Payload, type PayloadRequest } from 'payload'
import {
  type ClaimedSample,
  claimSamples,
  readPublishedIds,
  readSamples,
  saveProblem,
  saveRemoved,
  saveRestored,
} from '@/database/sample-documents'
import type { Connection } from '@/database/sql/query'
import { inTransaction } from '@/database/transactions/in-transaction'
import { getSession } from '@/database/transactions/session'
import { describeSaveProblem } from '@/domain/documents/save-problem'
import { toKey } from '@/domain/sample/plan-removal'
import { type SampleSlug, sampleKinds } from '@/domain/sample/sample-kinds'
import { describeFailure } from '../documents/describe-failure'
import type { Staff } from '../staff/staff'
import { findUses } from './uses'

/** Documents that one transaction moves. */
const BATCH = 20

const USED = 'Another document has used it since. It stays.'

type TrashSlug = Extract<(typeof sampleKinds)[number], { readonly hasTrash: true }>['slug']
type DeletedSlug = Exclude<SampleSlug, TrashSlug>

const trashSlugs = new Set<string>(
  sampleKinds.filter(({ hasTrash }) => hasTrash).map(({ slug }) => slug),
)
const hasTrash = (slug: SampleSlug): slug is TrashSlug => trashSlugs.has(slug)

/**
 * Does what is planned for sample documents, for the user who asked for it: each batch through Payload
 * in a transaction of its own. A run that was interrupted continues where it ended.
 */
export async function moveSamples(payload: Payload, user: Staff): Promise<void> {
  while (await moveBatch(payload, user));
}

/** Moves a batch. Returns whether there was one. */
async function moveBatch(payload: Payload, user: Staff): Promise<boolean> {
  const req = await createLocalReq({ user }, payload)
  const at: { sample: ClaimedSample | null } = { sample: null }
  try {
    return await inTransaction(req, async () => {
      const connection = await getSession(req)
      const batch = await claimSamples(connection, BATCH)
      const moved = await withoutUsed(req, connection, batch)
      const [first] = moved
      const published =
        first && hasTrash(first.collection)
          ? await readPublishedIds(
              connection,
              first.collection,
              moved.map(({ id }) => id),
            )
          : new Set<number>()
      for (const sample of moved) {
        at.sample = sample
        if (sample.task === 'restore') await restore(req, connection, sample)
        else await remove(req, connection, sample, published.has(sample.id))
      }
      return batch.length > 0
    })
  } catch (error) {
    const { sample } = at
    if (!sample) throw error
    // The batch was rolled back. The next one leaves this document alone.
    const failure = await describeFailure(error, req, sample.collection, sample.id)
    if (failure.state === 'failed') throw error
    const problem = Object.values(describeSaveProblem(failure, [])).join(' ')
    await saveProblem(payload.db.drizzle, sample, problem)
    return true
  }
}

/** The documents of a batch that only documents in the removal use. The others stay. */
async function withoutUsed(
  req: PayloadRequest,
  connection: Connection,
  batch: readonly ClaimedSample[],
): Promise<readonly ClaimedSample[]> {
  const removed = batch.filter(({ task }) => task === 'remove')
  if (removed.length === 0) return batch
  const uses = await findUses(req, removed)
  if (uses.length === 0) return batch
  const planned = (await readSamples(connection)).filter(({ task }) => task === 'remove')
  const together = new Set(planned.map(({ collection, id }) => toKey(collection, id)))
  const used = new Set(uses.filter(({ by }) => !together.has(by)).map(({ target }) => target))
  const isUsed = ({ collection, id }: ClaimedSample) => used.has(toKey(collection, id))
  for (const sample of removed.filter(isUsed)) await saveProblem(connection, sample, USED)
  return batch.filter((sample) => !isUsed(sample))
}

async function remove(
  req: PayloadRequest,
  connection: Connection,
  { collection, id }: ClaimedSample,
  wasPublished: boolean,
): Promise<void> {
  const options = { id, depth: 0, overrideAccess: false, overrideLock: false, req } as const
  if (hasTrash(collection)) {
    // The users of all documents of the batch were read at once.
    req.context.areUsesChecked = true
    const { deletedAt } = await req.payload.update({
      collection,
      ...options,
      data: { deletedAt: new Date().toISOString() },
    })
    const removedAt = deletedAt ?? new Date().toISOString()
    await saveRemoved(
      connection,
      { collection, id },
      { removedAt, wasPublished, deletedValues: null },
    )
    return
  }
  const document = await req.payload.delete({ collection, ...options })
  await saveRemoved(
    connection,
    { collection, id },
    { removedAt: new Date().toISOString(), wasPublished: null, deletedValues: document },
  )
}

async function restore(
  req: PayloadRequest,
  connection: Connection,
  { collection, id, wasPublished, deletedValues }: ClaimedSample,
): Promise<void> {
  const options = { depth: 0, overrideAccess: false, req } as const
  if (hasTrash(collection)) {
    await req.payload.update({
      collection,
      ...options,
      id,
      trash: true,
      overrideLock: false,
      data: { deletedAt: null, _status: wasPublished ? 'published' : 'draft' },
    })
    await saveRestored(connection, { collection, id }, id)
    return
  }
  const { id: _id, createdAt, updatedAt, ...data }: JsonObject = { ...deletedValues }
  const created = await createAgain(req, collection, data)
  await saveRestored(connection, { collection, id }, created)
}

/** Creates a deleted document again, with the values that it had. */
async function createAgain(
  req: PayloadRequest,
  collection: DeletedSlug,
  data: JsonObject,
): Promise<number> {
  const options: Parameters<Payload['create']>[0] = {
    collection,
    // Stored by Payload before.
    data: data as never,
    depth: 0,
    overrideAccess: false,
    req,
  }
  return Number((await req.payload.create(options)).id)
}

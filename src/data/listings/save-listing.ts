import 'server-only'
import { isDeepStrictEqual } from 'node:util'
import type { DataFromCollectionSlug, JsonObject, PayloadRequest } from 'payload'
import { inTransaction } from '@/database/in-transaction'
import { lockDocuments } from '@/database/lock-documents'
import { userName } from '@/database/user-name'
import { describeFailure } from '../documents/describe-failure'
import type { SaveOutcome } from '../documents/save-each'

export type ListingCollection = 'communities' | 'floor-plans' | 'homes'

/** Values of a listing. A required field can be empty until the listing is published. */
type Fields<Slug extends ListingCollection> = {
  readonly [Field in Exclude<
    keyof DataFromCollectionSlug<Slug>,
    'id' | '_status' | 'updatedAt' | 'createdAt'
  >]?: DataFromCollectionSlug<Slug>[Field] | null
}

/** A change of a listing. */
export interface ListingChange<Slug extends ListingCollection> {
  readonly id: number
  readonly data: Fields<Slug>
  /** The values that the editor saw. The change is not saved if the newest version has others. */
  readonly seen?: Fields<Slug>
}

/**
 * Changes a listing outside of its form, through Payload: with the access, validation, hooks,
 * versions, audit entry and cache tags of the form, in a transaction. A published listing with a
 * newer draft gets the change in both, and stays as it is otherwise.
 */
export async function saveListing<Slug extends ListingCollection>(
  req: PayloadRequest,
  collection: Slug,
  change: ListingChange<Slug>,
): Promise<SaveOutcome> {
  try {
    return await inTransaction(req, () => save(req, collection, change))
  } catch (error) {
    return describeFailure(error, req, collection, change.id)
  }
}

const isSame = (values: JsonObject, document: JsonObject): boolean =>
  Object.entries(values).every(([name, value]) =>
    isDeepStrictEqual(value ?? null, document[name] ?? null),
  )

async function save<Slug extends ListingCollection>(
  req: PayloadRequest,
  collection: Slug,
  { id, data, seen = {} }: ListingChange<Slug>,
): Promise<SaveOutcome> {
  // Other saves of the listing wait, so that the comparison holds until the commit.
  await lockDocuments(req, collection, [id])
  const read = { collection, id, depth: 0, overrideAccess: false, req } as const
  const newest: JsonObject = await req.payload.findByID({ ...read, draft: true })
  if (!isSame(seen, newest)) return { state: 'changed', by: await userName(req, newest.updatedBy) }
  const stored: JsonObject = await req.payload.findByID(read)
  const isPublished = stored._status === 'published'
  const hasNewerDraft = isPublished && newest._status === 'draft'
  if (isSame(data, newest) && (!hasNewerDraft || isSame(data, stored))) return { state: 'saved' }
  if (!hasNewerDraft) {
    await update(req, collection, { id, data, status: isPublished ? 'published' : 'draft' })
    return { state: 'saved' }
  }
  await saveOver(req, stored, () =>
    update(req, collection, { id, data: { ...content(stored), ...data }, status: 'published' }),
  )
  await saveOver(req, newest, () =>
    update(req, collection, { id, data: { ...content(newest), ...data }, status: 'draft' }),
  )
  return { state: 'saved' }
}

/** The values of a version that another one can get. */
function content({ id, createdAt, updatedAt, deletedAt, _status, ...values }: JsonObject) {
  return values
}

/** Runs a save that changes `version`, which is not the newest one. */
async function saveOver(
  req: PayloadRequest,
  version: JsonObject,
  work: () => Promise<void>,
): Promise<void> {
  req.context.changedVersion = version
  try {
    await work()
  } finally {
    delete req.context.changedVersion
  }
}

interface Update {
  readonly id: number
  readonly data: JsonObject
  readonly status: 'published' | 'draft'
}

async function update(
  req: PayloadRequest,
  collection: ListingCollection,
  { id, data, status }: Update,
): Promise<void> {
  await req.payload.update({
    collection,
    id,
    data: { ...data, _status: status },
    draft: status === 'draft',
    depth: 0,
    overrideAccess: false,
    overrideLock: false,
    req,
  })
}

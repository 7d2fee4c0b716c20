import { isDeepStrictEqual } from 'node:util'
import type {
  DataFromCollectionSlug,
  JsonObject,
  PayloadRequest,
  RequiredDataFromCollectionSlug,
} from 'payload'
import { lockDocuments } from '@/database/locks/lock-documents'
import { inTransaction } from '@/database/transactions/in-transaction'
import { userName } from '@/database/user-name'
import type { SaveProblem } from '@/domain/documents/save-problem'
import { describeFailure } from '../documents/describe-failure'

export type ListingCollection = 'communities' | 'floor-plans' | 'homes'

/** The collections whose documents are changed outside of their forms. */
export type ChangedCollection = ListingCollection | 'events'

type RequiredData = RequiredDataFromCollectionSlug<ListingCollection>

/** Values of a listing. A required field can be empty until the listing is published. */
type Fields<Slug extends ChangedCollection> = {
  readonly [Field in Exclude<
    keyof DataFromCollectionSlug<Slug>,
    'id' | '_status' | 'updatedAt' | 'createdAt'
  >]?: DataFromCollectionSlug<Slug>[Field] | null
}

/**
 * Effect of a change for buyers. `unchanged`: they see it if they see the listing. `draft`: they do
 * not see it until the draft is published. `published` and `unpublished`: they see the listing from
 * now on, or no longer.
 */
export type Visibility = 'unchanged' | 'draft' | 'published' | 'unpublished'

/** A change of a listing. */
export interface ListingChange<Slug extends ChangedCollection> {
  readonly id: number
  /** The new values, or those for the version with these values. */
  readonly data: Fields<Slug> | ((version: JsonObject) => Fields<Slug>)
  /** The values that the editor saw. The change is not saved if the newest version has others. */
  readonly seen?: Fields<Slug>
  readonly visibility?: Visibility
}

/**
 * The values that a change replaced, so that `restoreListing` can take it back. They can be stored
 * as JSON.
 */
export interface Replaced {
  readonly isPublished: boolean
  /** Fields of the newest version. */
  readonly newest: JsonObject
  /** Fields of the published version, where the newest one was a draft. */
  readonly published: JsonObject | null
}

/** `replaced`: `null` if the listing had the values already. */
export type ListingOutcome =
  | { readonly state: 'saved'; readonly replaced: Replaced | null }
  | SaveProblem

/**
 * Changes a listing outside of its form, through Payload: with the access, validation, hooks,
 * versions, audit entry and cache tags of the form, in a transaction. A published listing with a
 * newer draft gets the change in both, and stays as it is otherwise.
 */
export async function saveListing<Slug extends ChangedCollection>(
  req: PayloadRequest,
  collection: Slug,
  change: ListingChange<Slug>,
): Promise<ListingOutcome> {
  try {
    return await inTransaction(req, () => save(req, collection, change))
  } catch (error) {
    return describeFailure(error, req, collection, change.id)
  }
}

/**
 * Takes a change back, as a change of its own: the fields that it replaced get their earlier values.
 * The caller makes sure that the listing has not been changed since.
 */
export async function restoreListing(
  req: PayloadRequest,
  collection: ListingCollection,
  id: number,
  replaced: Replaced,
): Promise<ListingOutcome> {
  try {
    return await inTransaction(req, () => restore(req, collection, id, replaced))
  } catch (error) {
    return describeFailure(error, req, collection, id)
  }
}

/** Creates a listing, with everything that its form does. */
export async function createListing(
  req: PayloadRequest,
  collection: ListingCollection,
  data: JsonObject,
  status: 'published' | 'draft',
): Promise<{ readonly state: 'saved'; readonly id: number } | SaveProblem> {
  try {
    const options = { collection, depth: 0, overrideAccess: false, req } as const
    const values: JsonObject = { ...data, _status: status }
    const { id } =
      status === 'draft'
        ? await req.payload.create({ ...options, data: values, draft: true })
        : // Payload refuses a document without its required fields.
          await req.payload.create({ ...options, data: values as RequiredData })
    return { state: 'saved', id }
  } catch (error) {
    return describeFailure(error, req, collection, null)
  }
}

/** Moves a listing to the trash. */
export async function trashListing(
  req: PayloadRequest,
  collection: ListingCollection,
  id: number,
): Promise<{ readonly state: 'saved' } | SaveProblem> {
  try {
    await req.payload.update({
      collection,
      id,
      data: { deletedAt: new Date().toISOString() },
      depth: 0,
      overrideAccess: false,
      overrideLock: false,
      req,
    })
    return { state: 'saved' }
  } catch (error) {
    return describeFailure(error, req, collection, id)
  }
}

/** Whether a builder makes the change by a link: there is no user whose role could allow it. */
const isByLink = ({ user, context }: PayloadRequest): boolean =>
  !user && context.linkedBuilder !== undefined

/** The fields of a document that differ from these values, as the document has them. */
function findDifferences(values: JsonObject, document: JsonObject): JsonObject {
  const names = Object.keys(values).filter(
    (name) => !isDeepStrictEqual(values[name] ?? null, document[name] ?? null),
  )
  return Object.fromEntries(names.map((name) => [name, document[name] ?? null]))
}

const isSame = (values: JsonObject, document: JsonObject): boolean =>
  Object.keys(findDifferences(values, document)).length === 0

/** The newest version of a listing and the one in its own table, which buyers see if published. */
async function readVersions(req: PayloadRequest, collection: ChangedCollection, id: number) {
  // Other saves of the listing wait, so that what is compared holds until the commit.
  await lockDocuments(req, collection, [id])
  const read = { collection, id, depth: 0, overrideAccess: isByLink(req), req } as const
  const newest: JsonObject = await req.payload.findByID({ ...read, draft: true })
  const stored: JsonObject = await req.payload.findByID(read)
  const isPublished = stored._status === 'published'
  return { newest, stored, isPublished, hasNewerDraft: isPublished && newest._status === 'draft' }
}

async function save<Slug extends ChangedCollection>(
  req: PayloadRequest,
  collection: Slug,
  { id, data, seen = {}, visibility = 'unchanged' }: ListingChange<Slug>,
): Promise<ListingOutcome> {
  const { newest, stored, isPublished, hasNewerDraft } = await readVersions(req, collection, id)
  const changed = findDifferences(seen, newest)
  if (Object.keys(changed).length > 0) {
    return { state: 'changed', by: await userName(req, newest.updatedBy), stored: changed }
  }
  const dataFor = (version: JsonObject) => (typeof data === 'function' ? data(version) : data)
  const newestData = dataFor(newest)
  const isDone = isSame(newestData, newest) && (!hasNewerDraft || isSame(dataFor(stored), stored))
  if (isDone && visibility === 'unchanged') return { state: 'saved', replaced: null }
  const status = visibility === 'unchanged' ? (isPublished ? 'published' : 'draft') : visibility
  if (!hasNewerDraft || status === 'draft') {
    const saved = await update(req, collection, { id, data: newestData, status })
    const published = hasNewerDraft ? {} : null
    return {
      state: 'saved',
      replaced: { isPublished, newest: replacedFields(newest, saved), published },
    }
  }
  const shown = await saveOver(req, stored, () =>
    update(req, collection, { id, data: { ...content(stored), ...dataFor(stored) }, status }),
  )
  const draft = await saveOver(req, newest, () =>
    update(req, collection, { id, data: { ...content(newest), ...newestData }, status: 'draft' }),
  )
  const replaced = {
    isPublished,
    newest: replacedFields(newest, draft),
    published: replacedFields(stored, shown),
  }
  return { state: 'saved', replaced }
}

async function restore(
  req: PayloadRequest,
  collection: ListingCollection,
  id: number,
  replaced: Replaced,
): Promise<ListingOutcome> {
  const { newest, stored, isPublished } = await readVersions(req, collection, id)
  const { published } = replaced
  if (published === null) {
    const status = replaced.isPublished ? 'published' : 'draft'
    await update(req, collection, { id, data: replaced.newest, status })
    return { state: 'saved', replaced: null }
  }
  if (!isPublished || !isSame(published, stored)) {
    const data = { ...content(stored), ...published }
    await saveOver(req, stored, () => update(req, collection, { id, data, status: 'published' }))
  }
  const data = { ...content(newest), ...replaced.newest }
  await saveOver(req, newest, () => update(req, collection, { id, data, status: 'draft' }))
  return { state: 'saved', replaced: null }
}

/** The values of a version that another one can get. */
function content({ id, createdAt, updatedAt, deletedAt, _status, ...values }: JsonObject) {
  return values
}

/** The earlier values of the fields that a save changed, also by its hooks. */
function replacedFields(before: JsonObject, after: JsonObject): JsonObject {
  const values = content(before)
  const names = Object.keys({ ...values, ...content(after) })
  return Object.fromEntries(
    names
      .filter((name) => !isDeepStrictEqual(values[name] ?? null, after[name] ?? null))
      .map((name) => [name, values[name] ?? null]),
  )
}

/** Runs a save that changes `version`, which is not the newest one. */
async function saveOver<Result>(
  req: PayloadRequest,
  version: JsonObject,
  work: () => Promise<Result>,
): Promise<Result> {
  req.context.changedVersion = version
  try {
    return await work()
  } finally {
    delete req.context.changedVersion
  }
}

interface Update {
  readonly id: number
  readonly data: JsonObject
  readonly status: Exclude<Visibility, 'unchanged'>
}

async function update(
  req: PayloadRequest,
  collection: ChangedCollection,
  { id, data, status }: Update,
): Promise<JsonObject> {
  return req.payload.update({
    collection,
    id,
    data: { ...data, _status: status === 'published' ? 'published' : 'draft' },
    draft: status === 'draft',
    depth: 0,
    overrideAccess: isByLink(req),
    overrideLock: false,
    req,
  })
}

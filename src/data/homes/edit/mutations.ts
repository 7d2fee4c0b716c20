import 'server-only'
import { createLocalReq, type PayloadRequest, ValidationError } from 'payload'
import { lockDocuments } from '@/database/locks/lock-documents'
import { inTransaction } from '@/database/transactions/in-transaction'
import { userName } from '@/database/user-name'
import { describeSaveProblem } from '@/domain/documents/save-problem'
import type { Values } from '@/domain/grid/column'
import {
  type Problems,
  ROW,
  type RowEdit,
  type RowResult,
  type SavedRow,
} from '@/domain/grid/state'
import { HOMES, PLANS, type PublishingState } from '@/domain/homes/edit-columns'
import { slugify } from '@/domain/text/slug'
import { describeFailure } from '../../documents/describe-failure'
import { payloadClient } from '../../payload/payload-client'
import type { Staff } from '../../staff/staff'
import { homeEdit, homeValues, planEdit, planValues, storedDay, toRelation } from './values'

type Collection = 'floor-plans' | 'homes'

const collections: ReadonlyMap<string, Collection> = new Map([
  [PLANS, 'floor-plans'],
  [HOMES, 'homes'],
])

/** The save of a grid, with the ids of the plans that it created by their keys. */
interface Save {
  readonly community: number
  readonly user: Staff
  readonly created: Map<string, number>
}

/** A row that cannot be saved, for a reason that is not Payload's. */
class RowProblem extends Error {
  constructor(readonly problems: Problems) {
    super('The row cannot be saved')
  }
}

/**
 * Saves rows of the grid of a community, each in its own transaction, through Payload: with the
 * access, validation, hooks, version and audit entry of a form. A row that cannot be saved is
 * reported; the others are saved.
 */
export async function savePlansAndHomes(
  community: number,
  edits: readonly RowEdit[],
  user: Staff,
): Promise<RowResult[]> {
  const save = { community, user, created: new Map<string, number>() }
  const results: RowResult[] = []
  for (const edit of inOrder(edits)) results.push(await saveRow(save, edit))
  return results
}

/** Homes come after new plans, which they may use, and before plans that are removed. */
function inOrder(edits: readonly RowEdit[]): RowEdit[] {
  const rank = ({ sheet, isRemoved }: RowEdit) => (sheet === HOMES ? 1 : isRemoved ? 2 : 0)
  return edits.toSorted((a, b) => rank(a) - rank(b))
}

async function saveRow(save: Save, edit: RowEdit): Promise<RowResult> {
  const collection = collections.get(edit.sheet)
  if (!collection) throw new Error('The grid has no such table')
  const { key, id } = edit
  const req = await createLocalReq({ user: save.user }, await payloadClient())
  try {
    if (id === null) {
      const saved = await inTransaction(req, () => create(save, collection, edit, req))
      save.created.set(key, saved.id)
      return { key, saved }
    }
    return await inTransaction(req, () => change(save, collection, { ...edit, id }, req))
  } catch (error) {
    return { key, problems: await describeProblems(error, req, collection, edit) }
  }
}

interface StoredEdit extends RowEdit {
  readonly id: number
}

async function change(
  save: Save,
  collection: Collection,
  edit: StoredEdit,
  req: PayloadRequest,
): Promise<RowResult> {
  const { key, id, from, to, isRemoved } = edit
  const before = await lockedValues(save, collection, id, req)
  const requested = isRemoved ? Object.keys(from) : Object.keys(to)
  const isSame = (name: string) => before.values[name] === from[name]
  // A value that another user, or an earlier attempt, set to the same is no conflict.
  const isDone = (name: string) => !isRemoved && before.values[name] === to[name]
  if (requested.some((name) => !isSame(name) && !isDone(name))) {
    return { key, changedBy: before.editor, stored: before.values }
  }
  if (!isRemoved && requested.every(isDone)) return { key, saved: { id, values: before.values } }
  const options = { id, depth: 0, overrideAccess: false, overrideLock: false, req } as const
  if (isRemoved) {
    const deletedAt = new Date().toISOString()
    await req.payload.update({ collection, data: { deletedAt }, ...options })
    return { key, removed: true }
  }
  const mode = getSaveMode(save.user, before.values.publishing, to.publishing)
  if (collection === 'homes') {
    const { builder, ...home } = homeData(save, to)
    const data = { ...home, ...changedBuilder(builder), ...mode.data }
    await req.payload.update({ collection, data, draft: mode.draft, ...options })
  } else {
    const { builder, ...plan } = planData(to)
    const data = { ...plan, ...changedBuilder(builder), ...mode.data }
    await req.payload.update({ collection, data, draft: mode.draft, ...options })
  }
  return { key, saved: { id, values: await readValues(collection, id, req) } }
}

async function create(
  save: Save,
  collection: Collection,
  { to, copyOf }: RowEdit,
  req: PayloadRequest,
): Promise<SavedRow & { readonly id: number }> {
  const { data: status } = getSaveMode(save.user, null, to.publishing)
  const own = { community: save.community, ...status }
  const options = { depth: 0, overrideAccess: false, req } as const
  if (collection === 'homes') {
    const { address, builder, stage, status: availability, ...home } = homeData(save, to)
    const data = {
      ...home,
      ...own,
      address: required('address', address),
      builder: required('builder', builder ?? (await findBuilder(home.plan, req))),
      stage: required('stage', stage),
      status: required('status', availability),
      slug: slugify(address ?? ''),
    }
    const { id } = await req.payload.create({ collection, data, ...options })
    return { id, values: await readValues(collection, id, req) }
  }
  const { name, builder, ...plan } = planData(to)
  const data = {
    ...plan,
    ...own,
    name: required('name', name),
    builder: required('builder', builder),
    slug: slugify(name ?? ''),
  }
  const { id } =
    copyOf === null
      ? await req.payload.create({ collection, data, ...options })
      : await req.payload.duplicate({ collection, id: copyOf, data, ...options })
  return { id, values: await readValues(collection, id, req) }
}

/** A builder is replaced, never removed. */
const changedBuilder = (builder: number | null | undefined) =>
  builder === undefined ? {} : { builder: required('builder', builder) }

function required<Value>(column: string, value: Value | null | undefined): Value {
  if (value === null || value === undefined || value === '')
    throw new RowProblem({ [column]: 'Enter a value.' })
  return value
}

/** Whether a save is one of the draft, and the status that it sets. */
function getSaveMode(user: Staff, before: unknown, requested: unknown) {
  const after = (requested ?? before ?? 'draft') as PublishingState
  const isLive = before === 'published' || before === 'changed'
  if (user.role !== 'contributor' && after === 'published')
    return { draft: false, data: { _status: 'published' } } as const
  // Unpublishing is a save of the published document as a draft.
  const unpublishes = isLive && requested === 'draft'
  return { draft: !unpublishes, data: { _status: 'draft' } } as const
}

/** The values of a plan or home as Payload stores them; what is not edited is left out. */
function planData(to: Values) {
  const { publishing, builder, ...plan } = planEdit.parse(to)
  return { ...plan, ...(builder !== undefined && { builder: toRelation(builder) }) }
}

function homeData({ created }: Save, to: Values) {
  const { publishing, builder, plan, moveIn, ...home } = homeEdit.parse(to)
  return {
    ...home,
    ...(builder !== undefined && { builder: toRelation(builder) }),
    ...(plan !== undefined && { plan: findPlan(created, plan) }),
    ...(moveIn !== undefined && { moveIn: storedDay(moveIn) }),
  }
}

/** The id of a plan, which may be a new one of the same save. */
function findPlan(created: ReadonlyMap<string, number>, plan: string | null): number | null {
  if (plan === null || /^\d+$/.test(plan)) return toRelation(plan)
  const id = created.get(plan)
  if (id === undefined) throw new RowProblem({ plan: 'This plan was not saved. Fix it first.' })
  return id
}

async function findBuilder(plan: number | null | undefined, req: PayloadRequest) {
  if (!plan) return null
  const { builder } = await req.payload.findByID({
    collection: 'floor-plans',
    id: plan,
    depth: 0,
    draft: true,
    select: { builder: true },
    overrideAccess: false,
    req,
  })
  return typeof builder === 'object' ? builder.id : builder
}

/** The newest version of a row, in the transaction. */
async function newest(collection: Collection, id: number, req: PayloadRequest) {
  const options = { id, depth: 0, overrideAccess: false, req } as const
  const isLive = await isPublished(collection, id, req)
  if (collection === 'homes') {
    const home = await req.payload.findByID({ collection, draft: true, ...options })
    return { document: home, values: homeValues(home, isLive) }
  }
  const plan = await req.payload.findByID({ collection, draft: true, ...options })
  return { document: plan, values: planValues(plan, isLive) }
}

async function isPublished(collection: Collection, id: number, req: PayloadRequest) {
  const where = { id: { equals: id }, _status: { equals: 'published' } }
  const { totalDocs } = await req.payload.count({ collection, where, overrideAccess: false, req })
  return totalDocs > 0
}

const readValues = async (...row: Parameters<typeof newest>) => (await newest(...row)).values

/** The values of a row that belongs to the community, which other saves cannot change until the commit. */
async function lockedValues(
  { community }: Save,
  collection: Collection,
  id: number,
  req: PayloadRequest,
) {
  await lockDocuments(req, collection, [id])
  const { document, values } = await newest(collection, id, req)
  if (document.community !== community) {
    throw new RowProblem({ [ROW]: 'It was moved to another community. Reload the page.' })
  }
  return { values, editor: await userName(req, document.updatedBy) }
}

/** Why a row was not saved, in words for the editor. */
async function describeProblems(
  error: unknown,
  req: PayloadRequest,
  collection: Collection,
  { id, from, to }: RowEdit,
): Promise<Problems> {
  if (error instanceof RowProblem) return error.problems
  if (error instanceof ValidationError) {
    const title = collection === 'homes' ? 'address' : 'name'
    const taken = `This community already has “${to[title] ?? from[title]}”.`
    // The URL is made from the title, and is no column.
    const found = error.data.errors.map(({ path, message }) =>
      path.includes('slug') ? [title, taken] : [path, message],
    )
    return Object.fromEntries(found)
  }
  return describeSaveProblem(await describeFailure(error, req, collection, id), [])
}

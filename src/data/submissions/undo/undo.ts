import type { Payload, PayloadRequest } from 'payload'
import { adminPaths } from '@/config/admin-paths'
import type { Rejected, Undone } from '@/contract/submissions/results'
import { lockDocuments } from '@/database/locks/lock-documents'
import { referenceRoots, toTableName } from '@/database/references/reference-roots'
import { findReferences } from '@/database/references/references'
import { setBuilderNumbers } from '@/database/submissions/builder-numbers'
import {
  forgetChanges,
  readChanges,
  readReplacedNumbers,
  type StoredChange,
} from '@/database/submissions/changes'
import { restoreSources } from '@/database/submissions/day-changes'
import { readIdsWithLeads } from '@/database/submissions/listing-lookups'
import { storage } from '@/database/submissions/storage'
import { getSession } from '@/database/transactions/session'
import type { SaveProblem } from '@/domain/documents/save-problem'
import { type ListingKind, listingKinds } from '@/domain/submissions/fields'
import { restoreListing, trashListing } from '../../listings/save-listing'
import type { Staff } from '../../staff/staff'
import { createProgress, type Run, rejectChanges, runChanges } from '../apply/run-changes'
import { type ListingWrite, UnsavedListings, writeAll } from '../apply/write-all'

type Kept = Undone['kept'][number]

/** The last listing first: homes before the plans and communities to which they belong. */
const backwards = listingKinds.toReversed()

const FAILED = 'The server could not undo this. Nothing was changed. Try again.'
const OLD =
  'This submission was published by an earlier version of the guide, so it cannot be undone.'

const getKey = ({ kind, id }: Pick<StoredChange, 'kind' | 'id'>) => `${kind}-${id}`

const reject = (message: string): Rejected => ({ state: 'rejected', message, conflicts: [] })

/**
 * Takes back what a submission changed, in one transaction. Each listing is saved through Payload
 * with its earlier values, as a version of its own; a new listing goes to the trash. A listing that
 * someone changed since stays as it is, and so does a new listing that others use. The result is
 * stored with the submission.
 */
export async function undoSubmission(
  payload: Payload,
  submission: number,
  user: Staff,
  now = new Date(),
): Promise<void> {
  const run = { payload, submission, state: 'undoing', user } as const
  const stored = { undoneAt: now.toISOString(), undoneBy: user.id }
  const unsaved = new Map<string, string>()
  while (true) {
    try {
      return await runChanges(run, {
        stored,
        change: (req, builder) => undo(req, run, { builder, unsaved }),
      })
    } catch (error) {
      if (!(error instanceof UnsavedListings)) throw error
      // All were rolled back. The next attempt leaves alone what cannot be saved.
      for (const { write, problem } of error.problems) {
        if (problem.state === 'failed') return rejectChanges(run, reject(FAILED))
        unsaved.set(write.key, describeProblem(problem))
      }
    }
  }
}

function describeProblem(problem: Exclude<SaveProblem, { state: 'failed' }>): string {
  switch (problem.state) {
    case 'locked':
      return `${problem.by} is editing it.`
    case 'changed':
      return 'Someone changed it since.'
    case 'invalid':
      return Object.values(problem.problems).join(' ')
    case 'refused':
      return problem.message
  }
}

interface Undoing {
  readonly builder: number
  /** Why listings could not be saved before, by `getKey`. */
  readonly unsaved: ReadonlyMap<string, string>
}

async function undo(
  req: PayloadRequest,
  run: Run,
  { builder, unsaved }: Undoing,
): Promise<Undone | Rejected> {
  const { submission: id, user } = run
  const connection = await getSession(req)
  const all: StoredChange[] = []
  for (const kind of backwards) {
    const ids = (await readChanges(connection, id, kind)).map((change) => change.id)
    await lockDocuments(req, storage[kind].collection, ids)
    all.push(...(await readChanges(connection, id, kind)))
  }
  if (all.some(({ isOld }) => isOld)) return reject(OLD)
  const reasons = await reasonsToKeep(req, all, unsaved)
  const restored = all.filter((change) => !reasons.has(getKey(change)))
  const author = { user, context: { undoneSubmission: id } }
  await writeAll(req, author, restored.map(undoWrite), createProgress(run, restored.length))
  for (const kind of listingKinds) {
    const own = restored.filter((change) => change.kind === kind)
    const dayChanges = own.flatMap(({ id: listing, before }) =>
      (before?.dayChanges ?? []).map((change) => ({ ...change, id: listing })),
    )
    await restoreSources(connection, kind, dayChanges)
    await forgetChanges(
      connection,
      id,
      kind,
      own.map((change) => change.id),
    )
  }
  const numbers = await readReplacedNumbers(connection, id)
  await setBuilderNumbers(connection, builder, numbers)
  await forgetChanges(
    connection,
    id,
    'number',
    numbers.map(({ community }) => community),
  )
  const kept = all.flatMap((change): Kept[] => {
    const reason = reasons.get(getKey(change))
    if (reason === undefined) return []
    const adminHref = adminPaths.document(storage[change.kind].collection, change.id)
    return [{ name: change.name, adminHref, reason }]
  })
  return { state: 'undone', restored: restored.length, kept }
}

function undoWrite({ kind, id, name, before }: StoredChange): ListingWrite {
  const { collection } = storage[kind]
  return {
    key: getKey({ kind, id }),
    kind,
    name,
    needsOther: false,
    async save(req) {
      const outcome =
        before === null
          ? await trashListing(req, collection, id)
          : await restoreListing(req, collection, id, before)
      return outcome.state === 'saved' ? { state: 'saved', id, replaced: null } : outcome
    },
  }
}

/** Why listings are not restored, by `getKey`. */
async function reasonsToKeep(
  req: PayloadRequest,
  changes: readonly StoredChange[],
  unsaved: ReadonlyMap<string, string>,
): Promise<Map<string, string>> {
  const reasons = new Map(unsaved)
  for (const change of changes) {
    if (change.isGone) reasons.set(getKey(change), 'It was deleted since.')
    else if (change.isEdited) reasons.set(getKey(change), 'Someone changed it since.')
  }
  for (const kind of backwards) {
    const undone = new Set(changes.map(getKey).filter((key) => !reasons.has(key)))
    const created = changes.filter(
      (change) => change.kind === kind && change.isNew && undone.has(getKey(change)),
    )
    const ids = created.map(({ id }) => id)
    for (const id of await usedListings(req, kind, ids, undone)) {
      reasons.set(getKey({ kind, id }), 'It is new, and something else uses it now.')
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
  if (ids.length === 0) return []
  const { collection } = storage[kind]
  const kinds = new Map<string, ListingKind>(
    listingKinds.map((one) => [storage[one].collection, one]),
  )
  const uses = await findReferences(req, referenceRoots(req), {
    slug: collection,
    table: toTableName(collection),
    ids,
  })
  const documents = uses
    .filter(({ slug, id }) => !undone.has(`${kinds.get(slug) ?? slug}-${id}`))
    .map(({ target }) => target)
  return [...documents, ...(await readIdsWithLeads(await getSession(req), kind, ids))]
}

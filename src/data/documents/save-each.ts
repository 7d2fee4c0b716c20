import 'server-only'
import { type CollectionSlug, createLocalReq, type Payload, type PayloadRequest } from 'payload'
import type { BulkResult, UnsavedChange } from '@/domain/documents/bulk-result'
import type { SaveProblem } from '@/domain/documents/save-problem'
import { payloadClient } from '../payload/payload-client'
import type { Staff } from '../staff/staff'

/** Result of saving a change. */
export type SaveOutcome = { readonly state: 'saved' } | SaveProblem

interface BulkChange<Change> {
  readonly collection: CollectionSlug
  readonly changes: readonly Change[]
  readonly user: Staff
  /** Saves one change in its own transaction. Returns `null` if the document has the values already. */
  readonly save: (req: PayloadRequest, change: Change) => Promise<SaveOutcome | null>
}

/**
 * Changes documents one after another: what cannot be saved does not keep the others from being
 * saved.
 */
export async function saveEach<Change extends { readonly id: number }>({
  collection,
  changes,
  user,
  save,
}: BulkChange<Change>): Promise<BulkResult> {
  const payload = await payloadClient()
  const saved: number[] = []
  const problems: Omit<UnsavedChange, 'name'>[] = []
  for (const change of changes) {
    const outcome = await save(await createLocalReq({ user }, payload), change)
    if (outcome?.state === 'saved') saved.push(change.id)
    else if (outcome) problems.push({ id: change.id, problem: outcome })
  }
  if (problems.length === 0) return { saved, problems: [] }
  const ids = problems.map(({ id }) => id)
  const names = await readNames(payload, collection, ids)
  const named = problems.map((problem) => ({
    ...problem,
    name: names.get(problem.id) ?? 'A deleted document',
  }))
  return { saved, problems: named }
}

async function readNames(
  payload: Payload,
  collection: CollectionSlug,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const title = payload.collections[collection].config.admin.useAsTitle ?? 'id'
  const { docs } = await payload.find({
    collection,
    where: { id: { in: [...ids] } },
    draft: true,
    depth: 0,
    pagination: false,
    select: { [title]: true },
  })
  return new Map(
    docs.map((doc) => [
      Number(doc.id),
      String(new Map<string, unknown>(Object.entries(doc)).get(title) ?? 'Untitled'),
    ]),
  )
}

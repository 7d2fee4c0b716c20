import 'server-only'
import { createLocalReq, type Payload } from 'payload'
import type { BulkResult, UnsavedChange } from '@/domain/listings/bulk-result'
import { payloadClient } from '../payload/payload-client'
import type { Staff } from '../staff/queries'
import { type ListingChange, type ListingCollection, saveListing } from './save-listing'

/**
 * Changes listings one after another, each in its own transaction: what cannot be saved does not keep
 * the others from being saved.
 */
export async function saveListings<Slug extends ListingCollection>(
  collection: Slug,
  changes: readonly ListingChange<Slug>[],
  user: Staff,
): Promise<BulkResult> {
  const payload = await payloadClient()
  const saved: number[] = []
  const problems: Omit<UnsavedChange, 'name'>[] = []
  for (const change of changes) {
    const outcome = await saveListing(await createLocalReq({ user }, payload), collection, change)
    if (outcome.state === 'saved') saved.push(change.id)
    else problems.push({ id: change.id, problem: outcome })
  }
  if (problems.length === 0) return { saved, problems: [] }
  const ids = problems.map(({ id }) => id)
  const names = await readNames(payload, collection, ids)
  const named = problems.map((one) => ({ ...one, name: names.get(one.id) ?? 'A deleted listing' }))
  return { saved, problems: named }
}

async function readNames(
  payload: Payload,
  collection: ListingCollection,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const { docs } = await payload.find({
    collection,
    where: { id: { in: [...ids] } },
    draft: true,
    depth: 0,
    pagination: false,
    select: { name: true, address: true },
  })
  return new Map(
    docs.map((doc) => [doc.id, String(('address' in doc ? doc.address : doc.name) ?? 'Untitled')]),
  )
}

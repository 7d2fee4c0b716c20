import type { PayloadRequest } from 'payload'
import type { StoredSample } from '@/database/sample-documents'
import { planRemoval, type RemovalPlan, toKey } from '@/domain/sample/plan-removal'
import { findUses } from './uses'

/** What would be removed of the sample documents, and what would stay. */
export async function readPlan(
  req: PayloadRequest,
  samples: readonly StoredSample[],
): Promise<RemovalPlan> {
  const live = samples.filter(({ isLive }) => isLive)
  const documents = live.map(({ collection, id, isEdited }) => ({
    key: toKey(collection, id),
    isEdited,
  }))
  return planRemoval(documents, await findUses(req, live))
}

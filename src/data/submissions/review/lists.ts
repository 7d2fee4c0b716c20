import 'server-only'
import { cache } from 'react'
import { readBuilders } from '@/database/submissions/builders'
import { countOutcomes } from '@/database/submissions/records'
import { readWaitingNeighbors } from '@/database/submissions/submissions'
import { createDataloader } from '@/lib/dataloader'
import { payloadClient } from '../../payload/payload-client'

/** Where a submission is among those that wait, oldest first. */
export async function waitingNeighbors(submission: number) {
  const { db } = await payloadClient()
  return readWaitingNeighbors(db.drizzle, submission)
}

type OutcomeCounts = Readonly<Record<string, number>>

const countLoader = cache(() =>
  createDataloader(async (ids: readonly number[]) => {
    const { db } = await payloadClient()
    const counts = new Map<number, OutcomeCounts>()
    for (const { id, outcome, amount } of await countOutcomes(db.drizzle, ids)) {
      counts.set(id, { ...counts.get(id), [outcome]: amount })
    }
    return counts
  }),
)

/** The rows of a submission by outcome. All submissions of a list are counted in one statement. */
export const getOutcomes = async (submission: number): Promise<OutcomeCounts> =>
  (await countLoader()(submission)) ?? {}

/** The builders that a submission can be from. */
export async function submittingBuilders() {
  const { db } = await payloadClient()
  return readBuilders(db.drizzle)
}

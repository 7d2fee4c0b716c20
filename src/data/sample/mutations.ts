import 'server-only'
import { createLocalReq, type PayloadRequest } from 'payload'
import {
  lockSamples,
  planTask,
  readSampleJob,
  readSamples,
  type SampleName,
  type SampleTask,
  type StoredSample,
} from '@/database/sample-documents'
import { inTransaction } from '@/database/transactions/in-transaction'
import { getSession } from '@/database/transactions/session'
import { toKey } from '@/domain/sample/plan-removal'
import { payloadClient } from '../payload/payload-client'
import type { Staff } from '../staff/staff'
import { readPlan } from './plan'

/**
 * Plans a task and queues its job. Returns the number of planned documents. While a job runs, nothing
 * is planned; one that was interrupted is continued.
 */
async function start(
  user: Staff,
  task: SampleTask,
  choose: (req: PayloadRequest, samples: readonly StoredSample[]) => Promise<readonly SampleName[]>,
): Promise<number> {
  if (user.role !== 'admin') throw new Error('Only admins can do this')
  const req = await createLocalReq({ user }, await payloadClient())
  return inTransaction(req, async () => {
    const connection = await getSession(req)
    await lockSamples(connection)
    if ((await readSampleJob(connection)).isRunning) return 0
    const samples = await readSamples(connection)
    const interrupted = samples.filter((sample) => sample.task !== null)
    const names = interrupted.length > 0 ? interrupted : await choose(req, samples)
    if (names.length === 0) return 0
    if (interrupted.length === 0) await planTask(connection, task, names)
    await req.payload.jobs.queue({
      task: 'moveSamples',
      queue: 'sample',
      input: { user: user.id },
      req,
    })
    return names.length
  })
}

/** Begins to remove the sample content, without what was edited and what others use. */
export const startRemoval = (user: Staff): Promise<number> =>
  start(user, 'remove', async (req, samples) => {
    const removed = new Set((await readPlan(req, samples)).removed)
    return samples.filter(({ collection, id }) => removed.has(toKey(collection, id)))
  })

/** Continues a removal or restoration that was interrupted. */
export const continueMoving = (user: Staff): Promise<number> =>
  start(user, 'remove', async () => [])

/** Begins to restore what was removed, and is still in the trash or stored. */
export const startRestoration = (user: Staff): Promise<number> =>
  start(user, 'restore', async (_req, samples) => samples.filter(({ isRemoved }) => isRemoved))

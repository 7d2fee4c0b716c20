import { addDays } from 'date-fns'
import type { PayloadRequest } from 'payload'
import { TRASH_DAYS } from '@/config/trash'

/** A document as it was moved to the trash. */
export interface Trashed {
  readonly collection: string
  readonly id: number
  /** ISO date and time. */
  readonly deletedAt: string
}

/** Queues the deletion in the transaction of the request. */
export async function queuePurge(req: PayloadRequest, input: Trashed): Promise<void> {
  await req.payload.jobs.queue({
    task: 'purge',
    input,
    waitUntil: addDays(input.deletedAt, TRASH_DAYS),
    req,
  })
}

import { APIError, type PayloadRequest } from 'payload'
import { queueSending } from '@/database/deliveries/queue-jobs'

/**
 * Sends a delivery again, immediately and with the full number of attempts. Throws 404 if it does
 * not exist and 409 while it is being sent. Updates the row first, so concurrent requests are
 * serialized and the second finds the job of the first.
 */
export async function requeueDelivery(req: PayloadRequest, id: number): Promise<void> {
  const { payload } = req
  await payload.update({
    collection: 'deliveries',
    id,
    data: { status: 'queued', sentAt: null },
    depth: 0,
    req,
  })
  const collection = 'payload-jobs'
  const { docs } = await payload.find({
    collection,
    where: {
      'input.delivery': { equals: id },
      completedAt: { exists: false },
      hasError: { not_equals: true },
    },
    depth: 0,
    pagination: false,
    select: { processing: true },
    req,
  })
  if (docs.some(({ processing }) => processing)) {
    throw new APIError('This delivery is being sent. Try again in a minute.', 409)
  }
  for (const job of docs) await payload.delete({ collection, id: job.id, req })
  await queueSending(req, id)
}

import type { Payload, TaskConfig } from 'payload'
import { log } from '@/lib/log'
import type { Delivery } from '@/payload-types'
import { type Attempt, attempt } from './attempt'

/** After the first attempt: 10 minutes later, then twice as long each time, for 21 hours in all. */
const RETRIES = 7
const FIRST_PAUSE = 10 * 60_000

/** Sends one delivery of the mail log, and keeps trying for a day. */
export const deliver: TaskConfig<'deliver'> = {
  slug: 'deliver',
  inputSchema: [{ name: 'delivery', type: 'number', required: true }],
  retries: { attempts: RETRIES, backoff: { type: 'exponential', delay: FIRST_PAUSE } },
  async handler({ input, job, req: { payload } }) {
    const delivery = await waiting(payload, input.delivery)
    if (!delivery) return { output: {} }
    const made = await attempt(payload, delivery)
    const isLast = (job.totalTried ?? 0) >= RETRIES
    const willRetry = made.outcome === 'failed' && !isLast
    await record(payload, delivery, made, willRetry)
    // Payload logs what throws, and tries it again; the last failure stands in the mail log alone.
    if (willRetry) throw new Error(`Delivery ${delivery.id} was not taken`)
    if (made.outcome === 'failed') log.error({ delivery: delivery.id }, 'delivery given up')
    return { output: {} }
  },
}

/** The delivery while it still waits: it may have been sent, or have gone with its lead. */
async function waiting(payload: Payload, id: number): Promise<Delivery | null> {
  const collection = 'deliveries'
  const delivery = await payload.findByID({ collection, id, depth: 0, disableErrors: true })
  return delivery?.status === 'queued' ? delivery : null
}

async function record(
  payload: Payload,
  { id }: Delivery,
  { outcome, answer }: Attempt,
  willRetry: boolean,
): Promise<void> {
  // Another server may have taken the job over while this one was frozen, and have sent it.
  const current = await waiting(payload, id)
  if (!current) throw new Error(`Delivery ${id} does not wait any more`)
  const at = new Date().toISOString()
  await payload.update({
    collection: 'deliveries',
    id,
    data: {
      status: willRetry ? 'queued' : outcome,
      sentAt: outcome === 'sent' ? at : null,
      attempts: [...(current.attempts ?? []), { at, outcome, answer }],
    },
    depth: 0,
  })
}

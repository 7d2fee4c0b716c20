import type { Payload, TaskConfig } from 'payload'
import { log } from '@/lib/log/log'
import type { Delivery } from '@/payload-types'
import { type Attempt, attempt } from './attempt'

/** The first retry follows after 10 minutes; the delay then doubles, for 21 hours in total. */
const RETRIES = 7
const FIRST_PAUSE = 10 * 60_000

/** Sends one delivery of the email log, with retries for a day. */
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
    // Payload logs a thrown error and retries the job. The last failure is recorded only in the
    // email log.
    if (willRetry) throw new Error(`Delivery ${delivery.id} was not sent`)
    if (made.outcome === 'failed')
      log.error({ delivery: delivery.id }, 'delivery failed permanently')
    return { output: {} }
  },
}

/** Skips a delivery that has already been sent, or was deleted with its lead. */
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
  // While this server was suspended, another one may have taken over the job and sent the email.
  const current = await waiting(payload, id)
  if (!current) throw new Error(`Delivery ${id} is no longer queued`)
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

import type { Payload } from 'payload'
import { env } from '@/config/env'
import { oneLine } from '@/domain/text/plain-text'
import type { Delivery } from '@/payload-types'
import { sendMail } from './send-mail'
import { sendWebhook } from './send-webhook'

/** The result of an attempt, and the response of the other server. */
export interface Attempt {
  readonly outcome: 'sent' | 'failed' | 'kept'
  readonly answer: string
}

/**
 * Tries once to send a delivery. Without the required setting, the delivery is held instead of
 * sent.
 */
export async function attempt(payload: Payload, delivery: Delivery): Promise<Attempt> {
  const [setting, value] =
    delivery.channel === 'mail'
      ? (['SMTP_URL', env.SMTP_URL] as const)
      : (['LEAD_WEBHOOK_URL', env.LEAD_WEBHOOK_URL] as const)
  if (!value) return { outcome: 'kept', answer: `${setting} is not set.` }
  if (await isInQuarantine(payload, delivery)) {
    return { outcome: 'kept', answer: 'The lead is in quarantine.' }
  }
  try {
    const send = delivery.channel === 'mail' ? sendMail(payload, delivery) : sendWebhook(delivery)
    return { outcome: 'sent', answer: oneLine(await send, 500) }
  } catch (error) {
    return { outcome: 'failed', answer: oneLine(sentence(error), 500) }
  }
}

/** Staff may have held the lead after its emails were queued. */
async function isInQuarantine(payload: Payload, { lead }: Delivery): Promise<boolean> {
  if (!lead) return false
  const where = { id: { equals: lead }, quarantined: { equals: true } }
  return (await payload.count({ collection: 'leads', where })).totalDocs > 0
}

/** The response text of the server, or the reason why there was no response. */
function sentence(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { response } = error as { response?: unknown }
  if (typeof response === 'string') return response
  const { cause } = error
  return cause instanceof Error ? `${error.message}: ${cause.message}` : error.message
}

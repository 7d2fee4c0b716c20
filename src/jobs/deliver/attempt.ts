import type { Payload } from 'payload'
import { env } from '@/config/env'
import { oneLine } from '@/domain/text/plain-text'
import type { Delivery } from '@/payload-types'
import { sendHandOver } from './send-hand-over'
import { sendMail } from './send-mail'
import { sendWebhook } from './send-webhook'

/** The result of an attempt, and the response of the other server. */
export interface Attempt {
  readonly outcome: 'sent' | 'failed' | 'kept'
  readonly answer: string
}

/** The setting that the channel of a delivery needs and that is not set. */
function findMissingSetting({ channel, kind }: Delivery): string | null {
  if (channel === 'mail') return env.SMTP_URL ? null : 'SMTP_URL'
  return kind === 'lead-hand-over' || env.LEAD_WEBHOOK_URL ? null : 'LEAD_WEBHOOK_URL'
}

function send(payload: Payload, delivery: Delivery): Promise<string> {
  if (delivery.channel === 'mail') return sendMail(payload, delivery)
  return delivery.kind === 'lead-hand-over'
    ? sendHandOver(payload, delivery)
    : sendWebhook(delivery)
}

/**
 * Tries once to send a delivery. Without the required setting, the delivery is held instead of
 * sent.
 */
export async function attempt(payload: Payload, delivery: Delivery): Promise<Attempt> {
  const missing = findMissingSetting(delivery)
  if (missing) return { outcome: 'kept', answer: `${missing} is not set.` }
  if (await isInQuarantine(payload, delivery)) {
    return { outcome: 'kept', answer: 'The lead is in quarantine.' }
  }
  try {
    return { outcome: 'sent', answer: oneLine(await send(payload, delivery), 500) }
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

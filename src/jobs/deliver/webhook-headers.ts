import type { Delivery } from '@/payload-types'
import { signature } from './webhook-signature'

export const WEBHOOK_TIMEOUT_MS = 10_000

/** The headers of a webhook, signed for this attempt. */
export const webhookHeaders = (secret: string, { id, text }: Pick<Delivery, 'id' | 'text'>) => ({
  'content-type': 'application/json',
  'user-agent': 'San Antonio New Home Guide',
  'idempotency-key': String(id),
  'x-guide-signature': signature(secret, text, Math.floor(Date.now() / 1000)),
})

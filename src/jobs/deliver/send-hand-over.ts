import type { Payload } from 'payload'
import { postPublic } from '@/lib/net/post-public'
import type { Delivery } from '@/payload-types'
import { WEBHOOK_TIMEOUT_MS, webhookHeaders } from './webhook-headers'

const OFF = 'The lead hand-over of the builder is not set to a webhook.'

/**
 * Posts a lead to the webhook of a builder, as the builder has it now, and returns the status. Throws
 * for any status other than success, and for a private address.
 */
export async function sendHandOver(payload: Payload, delivery: Delivery): Promise<string> {
  const { builder } = delivery
  const id = typeof builder === 'object' ? builder?.id : builder
  const found = await payload.findByID({
    collection: 'builders',
    id: id ?? 0,
    depth: 0,
    disableErrors: true,
    select: { leadHandOver: true },
  })
  const { method, url, secret } = found?.leadHandOver ?? {}
  if (method !== 'webhook' || !url || !secret) throw new Error(OFF)
  const status = await postPublic(url, {
    headers: webhookHeaders(payload.decrypt(secret), delivery),
    body: delivery.text,
    timeoutMs: WEBHOOK_TIMEOUT_MS,
  })
  if (status < 200 || status > 299) throw new Error(`Responded with status ${status}`)
  return `Responded with status ${status}`
}

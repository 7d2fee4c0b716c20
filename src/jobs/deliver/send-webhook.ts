import { env } from '@/config/env'
import type { Delivery } from '@/payload-types'
import { WEBHOOK_TIMEOUT_MS, webhookHeaders } from './webhook-headers'

/**
 * Posts a lead to the webhook and returns the status. Throws for any status other than success.
 * Redirects are not followed, because they could send the lead to an unintended host.
 */
export async function sendWebhook({ id, text }: Delivery): Promise<string> {
  const { LEAD_WEBHOOK_URL: url, LEAD_WEBHOOK_SECRET: secret } = env
  if (!url || !secret) throw new Error('LEAD_WEBHOOK_URL is not set.')
  const response = await fetch(url, {
    method: 'POST',
    headers: webhookHeaders(secret, { id, text }),
    body: text,
    redirect: 'manual',
    signal: AbortSignal.timeout(WEBHOOK_TIMEOUT_MS),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`Responded with status ${response.status}`)
  return `Responded with status ${response.status}`
}

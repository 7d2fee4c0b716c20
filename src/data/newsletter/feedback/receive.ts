import 'server-only'
import { env } from '@/config/env'
import { recordFeedback } from '@/database/newsletter/feedback'
import { hashEmailAddress } from '@/lib/tokens/email-hash'
import { payloadClient } from '../../payload/payload-client'
import type { FeedbackRequest, ReadFeedback } from './feedback'
import { mailgun } from './mailgun'
import { postmark } from './postmark'
import { ses } from './ses'

/** Milliseconds for a certificate of Amazon. */
const FETCH_TIMEOUT_MS = 5000
const CERTIFICATE_MAX_BYTES = 20_000

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url, {
    redirect: 'error',
    signal: AbortSignal.timeout(FETCH_TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`Responded with status ${response.status}`)
  return (await response.text()).slice(0, CERTIFICATE_MAX_BYTES)
}

const providers: Readonly<Record<string, () => ReadFeedback>> = {
  ses: () => ses(env.SES_TOPIC_ARN, fetchText),
  postmark: () => postmark(env.POSTMARK_WEBHOOK_SECRET),
  mailgun: () => mailgun(env.MAILGUN_SIGNING_KEY),
}

/**
 * Stores what a mail provider reports: addresses that do not exist and complaints are suppressed, and
 * their subscriptions end. Returns `false` for a provider without an adapter and for a request that
 * the provider did not sign.
 */
export async function receiveFeedback(
  provider: string,
  request: FeedbackRequest,
): Promise<boolean> {
  const read = Object.hasOwn(providers, provider) ? providers[provider]?.() : undefined
  const feedback = await read?.(request)
  if (!feedback) return false
  const { db } = await payloadClient()
  for (const { kind, email, messageId } of feedback) {
    await recordFeedback(db.drizzle, { kind, digest: hashEmailAddress(email), messageId })
  }
  return true
}

import { createHmac } from 'node:crypto'
import { z } from 'zod/mini'
import { classifyFailure } from '@/domain/newsletter/smtp-answer'
import { DAY_MS } from '@/domain/time/days'
import { equalSecrets } from './equal-secrets'
import type { Feedback, ReadFeedback } from './feedback'
import { parseBody } from './parse-body'

const signed = z.object({
  signature: z.object({ timestamp: z.string(), token: z.string(), signature: z.string() }),
  'event-data': z.object({
    event: z.string(),
    severity: z.optional(z.string()),
    recipient: z.optional(z.email()),
    'delivery-status': z.optional(
      z.object({
        code: z.optional(z.number()),
        'enhanced-code': z.optional(z.string()),
        message: z.optional(z.string()),
      }),
    ),
    message: z.optional(
      z.object({ headers: z.optional(z.object({ 'message-id': z.optional(z.string()) })) }),
    ),
  }),
})

type Event = z.infer<typeof signed>['event-data']

/** Mailgun itself refuses to send to an address that bounced before. */
const BOUNCED_BEFORE = 605

function isGone({ 'delivery-status': status = {} }: Event): boolean {
  const { code = 0, 'enhanced-code': enhanced = '', message = '' } = status
  if (code === BOUNCED_BEFORE) return true
  const response = [code, enhanced, message].filter(Boolean).join(' ')
  return classifyFailure({ status: code, response, command: 'RCPT TO' }) === 'bounced'
}

function toKind(event: Event): Feedback['kind'] | null {
  if (event.event === 'complained') return 'complaint'
  const isPermanent = event.event === 'failed' && event.severity === 'permanent'
  return isPermanent && isGone(event) ? 'bounce' : null
}

/** Reports of Mailgun, signed with the signing key of its account. */
export const mailgun =
  (key: string | undefined): ReadFeedback =>
  async ({ body, now }) => {
    const found = parseBody(signed, body)
    if (!key || !found) return null
    const { timestamp, token, signature } = found.signature
    const digest = createHmac('sha256', key)
      .update(timestamp + token)
      .digest('hex')
    const isRecent = Math.abs(now.getTime() - Number(timestamp) * 1000) < DAY_MS
    if (!isRecent || !equalSecrets(signature, digest)) return null
    const event = found['event-data']
    const kind = toKind(event)
    if (!kind || !event.recipient) return []
    const id = event.message?.headers?.['message-id']
    return [{ kind, email: event.recipient, messageId: id ? `<${id}>` : null }]
  }

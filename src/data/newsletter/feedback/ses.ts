import { createVerify } from 'node:crypto'
import { z } from 'zod/mini'
import type { Feedback, ReadFeedback } from './feedback'
import { parseBody } from './parse-body'

const envelope = z.object({
  Type: z.enum(['Notification', 'SubscriptionConfirmation', 'UnsubscribeConfirmation']),
  MessageId: z.string(),
  Message: z.string(),
  Timestamp: z.string(),
  TopicArn: z.string(),
  SignatureVersion: z.enum(['1', '2']),
  Signature: z.string(),
  SigningCertURL: z.url(),
  Subject: z.optional(z.string()),
  SubscribeURL: z.optional(z.url()),
  Token: z.optional(z.string()),
})

type Envelope = z.infer<typeof envelope>

/** The fields that SNS signs, in its order. */
const signedFields = {
  Notification: ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'],
  SubscriptionConfirmation: [
    'Message',
    'MessageId',
    'SubscribeURL',
    'Timestamp',
    'Token',
    'TopicArn',
    'Type',
  ],
} as const

const algorithms = { 1: 'RSA-SHA1', 2: 'RSA-SHA256' } as const

const HOST = /^sns\.[a-z0-9-]{1,40}\.amazonaws\.com$/

/** Whether an address is one of SNS. Everyone can sign with a certificate from elsewhere. */
function isAmazonUrl(address: string): boolean {
  const { protocol, host } = new URL(address)
  return protocol === 'https:' && HOST.test(host)
}

async function isSigned(message: Envelope, fetchText: FetchText): Promise<boolean> {
  const { Type, SigningCertURL, SignatureVersion, Signature } = message
  if (Type === 'UnsubscribeConfirmation' || !isAmazonUrl(SigningCertURL)) return false
  const text = signedFields[Type]
    .filter((name) => message[name] !== undefined)
    .map((name) => `${name}\n${message[name]}\n`)
    .join('')
  const verify = createVerify(algorithms[SignatureVersion]).update(text)
  try {
    return verify.verify(await fetchText(SigningCertURL), Signature, 'base64')
  } catch {
    return false
  }
}

const recipients = z.array(z.object({ emailAddress: z.email() }))
const notification = z.object({
  notificationType: z.optional(z.string()),
  eventType: z.optional(z.string()),
  bounce: z.optional(z.object({ bounceType: z.string(), bouncedRecipients: recipients })),
  complaint: z.optional(z.object({ complainedRecipients: recipients })),
})

/** Text of an HTTPS address. */
export type FetchText = (url: string) => Promise<string>

function readNotification(message: string): Feedback[] {
  const found = parseBody(notification, message)
  if (!found) return []
  const toFeedback = (kind: Feedback['kind'], list: z.infer<typeof recipients> = []) =>
    // SES replaces the Message-ID.
    list.map(({ emailAddress: email }) => ({ kind, email, messageId: null }))
  const { bounce, complaint } = found
  const type = found.notificationType ?? found.eventType
  if (type === 'Complaint') return toFeedback('complaint', complaint?.complainedRecipients)
  return type === 'Bounce' && bounce?.bounceType === 'Permanent'
    ? toFeedback('bounce', bounce.bouncedRecipients)
    : []
}

/**
 * Reports of Amazon SES by way of SNS, signed with a certificate of Amazon, of the topic in the
 * settings: anyone can have SNS sign messages of another topic. Confirms the subscription of the topic.
 */
export const ses =
  (topic: string | undefined, fetchText: FetchText): ReadFeedback =>
  async ({ body }) => {
    const message = parseBody(envelope, body)
    if (!topic || message?.TopicArn !== topic || !(await isSigned(message, fetchText))) return null
    if (message.Type === 'Notification') return readNotification(message.Message)
    const { SubscribeURL = '' } = message
    if (isAmazonUrl(SubscribeURL)) await fetchText(SubscribeURL)
    return []
  }

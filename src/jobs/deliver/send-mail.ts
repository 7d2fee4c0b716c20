import { setTimeout as sleep } from 'node:timers/promises'
import type { Payload } from 'payload'
import { z } from 'zod'
import { SEND_TIMEOUT_MS } from '@/config/job-times'
import type { Delivery } from '@/payload-types'

const sentMail = z.object({ response: z.string() })
const headerList = z.record(z.string().regex(/^[A-Za-z][A-Za-z0-9-]*$/), z.string()).nullish()

/**
 * Sends an email through the SMTP server and returns its response. Throws if the server rejects it.
 * Addresses are passed as objects, because a comma in a string would separate two addresses.
 */
export async function sendMail(payload: Payload, delivery: Delivery): Promise<string> {
  const { to, replyTo, subject, text, html, messageId, headers, attachment } = delivery
  const sending = payload.sendEmail({
    to: { name: '', address: to },
    ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
    subject,
    text,
    messageId,
    ...(html ? { html } : {}),
    ...(attachment ? { attachments: [toFile(delivery, attachment)] } : {}),
    headers: { 'Auto-Submitted': 'auto-generated', ...headerList.parse(headers) },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return sentMail.parse(await Promise.race([sending, late()])).response
}

/** The attachment of a lead. */
const toFile = ({ lead }: Delivery, content: string) => ({
  filename: `lead-${typeof lead === 'object' ? lead?.id : lead}.xml`,
  content,
  contentType: 'application/xml; charset=utf-8',
})

async function late(): Promise<never> {
  await sleep(SEND_TIMEOUT_MS, undefined, { ref: false })
  throw new Error('The mail server timed out.')
}

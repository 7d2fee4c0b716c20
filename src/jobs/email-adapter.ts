import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import { env } from '@/config/env'

/** How long a mail server may take for any one step, in milliseconds. */
const PATIENCE = 10_000

/** `Name <address>` or a bare address, as `MAIL_FROM` may be written. */
function sender(from: string): { defaultFromAddress: string; defaultFromName: string } {
  const [, name, address] = /^\s*(.*?)\s*<([^<>]+)>\s*$/.exec(from) ?? []
  return { defaultFromAddress: address ?? from, defaultFromName: name ?? '' }
}

/** The part of `MAIL_FROM` after the at sign, under which the guide names its letters. */
export function senderDomain(): string {
  return sender(env.MAIL_FROM).defaultFromAddress.split('@').at(-1) ?? 'localhost'
}

/**
 * The address of a mail server with the guide's patience, unless it names its own. Nodemailer takes
 * settings from the query of an address, and none from beside one.
 */
export function withPatience(address: string): string {
  const url = new URL(address)
  for (const step of ['dnsTimeout', 'connectionTimeout', 'greetingTimeout', 'socketTimeout']) {
    if (!url.searchParams.has(step)) url.searchParams.set(step, String(PATIENCE))
  }
  return url.href
}

/** Mail by SMTP when `SMTP_URL` is set; without it nothing leaves the machine. */
export function emailAdapter(): ReturnType<typeof nodemailerAdapter> {
  const server = env.SMTP_URL ? { url: withPatience(env.SMTP_URL) } : { jsonTransport: true }
  // Payload's type leaves both of these out; Nodemailer reads the address alone when there is one.
  const transportOptions = { connectionTimeout: PATIENCE, ...server }
  return nodemailerAdapter({ ...sender(env.MAIL_FROM), skipVerify: true, transportOptions })
}

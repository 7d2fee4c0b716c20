import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import { env } from '@/config/env'

/** The timeout of each SMTP step, in milliseconds. */
const TIMEOUT_MS = 10_000

/** `Name <address>` or a plain address, the formats of `MAIL_FROM`. */
function sender(from: string): { defaultFromAddress: string; defaultFromName: string } {
  const [, name, address] = /^([^<>]*)<([^<>]+)>\s*$/.exec(from) ?? []
  return { defaultFromAddress: address ?? from, defaultFromName: name?.trim() ?? '' }
}

/** The domain of `MAIL_FROM`, used in Message-IDs. */
export function senderDomain(): string {
  return sender(env.MAIL_FROM).defaultFromAddress.split('@').at(-1) ?? 'localhost'
}

/**
 * The SMTP URL with our timeouts, unless it sets its own. Nodemailer reads settings from the query
 * of a URL, and ignores separate options next to a URL.
 */
export function withPatience(address: string): string {
  const url = new URL(address)
  for (const step of ['dnsTimeout', 'connectionTimeout', 'greetingTimeout', 'socketTimeout']) {
    if (!url.searchParams.has(step)) url.searchParams.set(step, String(TIMEOUT_MS))
  }
  return url.href
}

/** Connections to the mail server for an issue of the newsletter, and emails at the same time. */
export const BULK_CONNECTIONS = 5

/**
 * The SMTP URL for many emails over few connections. An email whose connection was lost is not sent
 * again by Nodemailer, which does not know whether the server has accepted it.
 */
export function withPool(address: string): string {
  const url = new URL(withPatience(address))
  url.searchParams.set('pool', 'true')
  url.searchParams.set('maxConnections', String(BULK_CONNECTIONS))
  url.searchParams.set('maxRequeues', '0')
  return url.href
}

/** Sends the newsletter over pooled connections. */
export function bulkEmailAdapter(smtpUrl: string): ReturnType<typeof nodemailerAdapter> {
  const transportOptions = { connectionTimeout: TIMEOUT_MS, url: withPool(smtpUrl) }
  return nodemailerAdapter({ ...sender(env.MAIL_FROM), skipVerify: true, transportOptions })
}

/** Email by SMTP if `SMTP_URL` is set; otherwise no email is sent. */
export function emailAdapter(): ReturnType<typeof nodemailerAdapter> {
  const server = env.SMTP_URL ? { url: withPatience(env.SMTP_URL) } : { jsonTransport: true }
  // Payload's type omits both options; Nodemailer reads only the URL if there is one.
  const transportOptions = { connectionTimeout: TIMEOUT_MS, ...server }
  return nodemailerAdapter({ ...sender(env.MAIL_FROM), skipVerify: true, transportOptions })
}

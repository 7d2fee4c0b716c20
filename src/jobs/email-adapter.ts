import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import { env } from '@/lib/env'

/** `Name <address>` or a bare address, as `MAIL_FROM` may be written. */
function sender(from: string): { defaultFromAddress: string; defaultFromName: string } {
  const [, name, address] = /^\s*(.*?)\s*<([^<>]+)>\s*$/.exec(from) ?? []
  return { defaultFromAddress: address ?? from, defaultFromName: name ?? '' }
}

/** Mail by SMTP when `SMTP_URL` is set; without it nothing leaves the machine. */
export function emailAdapter(): ReturnType<typeof nodemailerAdapter> {
  return nodemailerAdapter({
    ...sender(env.MAIL_FROM),
    skipVerify: true,
    transportOptions: env.SMTP_URL ?? { jsonTransport: true },
  })
}

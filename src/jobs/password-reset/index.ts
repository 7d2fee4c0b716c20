import { setTimeout as sleep } from 'node:timers/promises'
import type { Payload, TaskConfig } from 'payload'
import { env } from '@/config/env'
import { defaultSiteInfo } from '@/content/site-defaults'
import { passwordResetEmail } from '@/emails/password-reset/email'
import { log } from '@/lib/log'

/** The link expires after an hour; later attempts would send a new one. */
const RETRIES = 3
const PAUSE = 5 * 60_000

/** The timeout of the SMTP server, in milliseconds. */
const TIMEOUT = 30_000

/**
 * Sends the password-reset email if an account with the address exists. It is not in the email log,
 * because editors can read the log and could take over an admin's account with the link.
 */
export const passwordReset: TaskConfig<'passwordReset'> = {
  slug: 'passwordReset',
  inputSchema: [{ name: 'email', type: 'text', required: true }],
  retries: { attempts: RETRIES, backoff: { type: 'fixed', delay: PAUSE } },
  async handler({ input: { email }, job, req: { payload } }) {
    const token = await payload.forgotPassword({
      collection: 'users',
      data: { email },
      disableEmail: true,
    })
    if (!token) return { output: {} }
    try {
      await Promise.race([send(payload, email, token), timeout()])
    } catch {
      // The SMTP response may contain the address, and Payload stores and logs thrown errors.
      if ((job.totalTried ?? 0) < RETRIES)
        throw new Error('The mail server did not accept the email')
      log.error('password reset email failed permanently')
    }
    return { output: {} }
  },
}

async function send(payload: Payload, email: string, token: string): Promise<void> {
  const settings = await payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    select: { name: true },
  })
  const { admin, routes } = payload.config
  const href = `${env.SITE_URL}${routes.admin}${admin.routes.reset}/${token}`
  const publisher = settings.name || defaultSiteInfo.name
  await payload.sendEmail({
    to: { name: '', address: email },
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
    ...passwordResetEmail({ href, publisher }),
  })
}

async function timeout(): Promise<never> {
  await sleep(TIMEOUT, undefined, { ref: false })
  throw new Error('The mail server timed out')
}

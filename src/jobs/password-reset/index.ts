import { setTimeout as sleep } from 'node:timers/promises'
import type { Payload, TaskConfig } from 'payload'
import { SEND_TIMEOUT_MS } from '@/config/job-times'
import { defaultSiteInfo } from '@/content/site-defaults'
import { invitationEmail, passwordResetEmail } from '@/emails/password-reset/email'
import { log } from '@/lib/log/log'
import { resetLink, validity } from './reset-link'

/** Each attempt sends a new link. */
const RETRIES = 3
const PAUSE = 5 * 60_000

/**
 * Sends the password-reset email or the invitation if an account with the address exists. It is not in the email log,
 * because editors can read the log and could take over an admin's account with the link.
 */
export const passwordReset: TaskConfig<'passwordReset'> = {
  slug: 'passwordReset',
  inputSchema: [
    { name: 'email', type: 'text', required: true },
    { name: 'invites', type: 'checkbox' },
  ],
  retries: { attempts: RETRIES, backoff: { type: 'fixed', delay: PAUSE } },
  async handler({ input: { email, invites }, job, req: { payload } }) {
    const href = await resetLink(payload, email, invites ? validity.invitation : validity.reset)
    if (!href) return { output: {} }
    const write = invites ? invitationEmail : passwordResetEmail
    try {
      await Promise.race([send(payload, email, href, write), timeout()])
    } catch {
      // The SMTP response may contain the address, and Payload stores and logs thrown errors.
      if ((job.totalTried ?? 0) < RETRIES)
        throw new Error('The mail server did not accept the email')
      log.error('password reset email failed permanently')
    }
    return { output: {} }
  },
}

async function send(
  payload: Payload,
  email: string,
  href: string,
  write: typeof passwordResetEmail,
): Promise<void> {
  const settings = await payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    select: { name: true },
  })
  const publisher = settings.name || defaultSiteInfo.name
  await payload.sendEmail({
    to: { name: '', address: email },
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
    ...write({ href, publisher }),
  })
}

async function timeout(): Promise<never> {
  await sleep(SEND_TIMEOUT_MS, undefined, { ref: false })
  throw new Error('The mail server timed out')
}

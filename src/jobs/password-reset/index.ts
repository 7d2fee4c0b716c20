import { setTimeout as sleep } from 'node:timers/promises'
import type { Payload, TaskConfig } from 'payload'
import { env } from '@/config/env'
import { defaultSiteInfo } from '@/content/site-defaults'
import { passwordResetEmail } from '@/emails/password-reset/email'
import { log } from '@/lib/log'

/** The link of an email works for an hour: later attempts would send a new one. */
const RETRIES = 3
const PAUSE = 5 * 60_000

/** For a mail server that hangs, in milliseconds. */
const TIMEOUT = 30_000

/**
 * Sends the email with which an owner chooses a new password, and nothing to an address without an
 * account. It is not in the mail log: editors read that, and would take over the account of an admin
 * with the link.
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
      // What the mail server said may hold the address: Payload stores and logs what is thrown.
      if ((job.totalTried ?? 0) < RETRIES) throw new Error('The mail server did not take the email')
      log.error('password reset email given up')
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
  throw new Error('The mail server took too long')
}

import { setTimeout as sleep } from 'node:timers/promises'
import { createLocalReq, type Payload } from 'payload'
import { z } from 'zod'
import { env } from '@/config/env'
import { SEND_TIMEOUT_MS } from '@/config/job-times'
import { claimant } from '@/database/jobs/claims'
import {
  type ClaimedRecipient,
  type ClaimedSending,
  claimRecipients,
  claimSending,
  clearServerFailures,
  countServerFailures,
  finishSending,
  type HandOver,
  pauseRefused,
  pauseUnpublished,
  releaseSending,
  saveHandOver,
  suppressBounced,
  waitForServer,
} from '@/database/newsletter/sendings'
import { inTransaction } from '@/database/transactions/in-transaction'
import { getSession } from '@/database/transactions/session'
import { NEWSLETTER_RATE } from '@/domain/newsletter/sending'
import {
  classifyFailure,
  findRecipientPause,
  findServerPause,
  REFUSED_AT_FIRST,
} from '@/domain/newsletter/smtp-answer'
import { oneLine } from '@/domain/text/plain-text'
import { log } from '@/lib/log/log'
import { scrubText } from '@/lib/log/scrub'
import { BULK_CONNECTIONS, bulkEmailAdapter, senderDomain } from '../email-adapter'
import { personalEmail } from './personal-email'

/** Milliseconds after which a run ends, so that a server that is stopped does not wait longer. */
const RUN_MS = 10_000

const REFUSED = `The mail server refused the first ${REFUSED_AT_FIRST} recipients, so the sending is paused and they wait again. Resume it once the mail server accepts your emails.`

type SendEmail = ReturnType<Awaited<ReturnType<typeof bulkEmailAdapter>>>['sendEmail']

/** One pool of connections per process. */
let pooled: Promise<SendEmail> | undefined

async function createPool(payload: Payload, smtpUrl: string): Promise<SendEmail> {
  const adapter = await bulkEmailAdapter(smtpUrl)
  return adapter({ payload }).sendEmail
}

interface Run {
  readonly payload: Payload
  readonly sending: ClaimedSending
  readonly worker: string
  readonly send: SendEmail
  /** Milliseconds between two emails. */
  readonly interval: number
}

const smtpError = z.object({
  responseCode: z.number().optional().catch(undefined),
  response: z.string().optional().catch(undefined),
  command: z.string().optional().catch(undefined),
})
const sentMail = z.object({ response: z.string() })

async function late(): Promise<never> {
  await sleep(SEND_TIMEOUT_MS, undefined, { ref: false })
  throw new Error('The mail server timed out.')
}

/** A response of the mail server without addresses, which would be personal data. */
const toAnswer = (response: string): string => scrubText(oneLine(response, 500))

function describeFailure(error: unknown, { id, attempts }: ClaimedRecipient): HandOver {
  const { responseCode: status, response, command } = smtpError.parse(error)
  const answer = toAnswer(response ?? (error instanceof Error ? error.message : String(error)))
  const outcome = classifyFailure({ status, response, command })
  if (outcome !== 'later') return { id, outcome, answer }
  const pause = findRecipientPause(attempts + 1)
  if (pause === null) return { id, outcome: 'failed', answer }
  return { id, outcome, answer, retryAt: new Date(Date.now() + pause) }
}

/**
 * Hands an email to the mail server and stores the response. Between the two, a process that is killed
 * leaves a claim, and the email is sent again with the same Message-ID.
 */
async function handOver(run: Run, recipient: ClaimedRecipient): Promise<HandOver> {
  const { payload, sending, send } = run
  const email = personalEmail(sending, recipient, {
    origin: env.SITE_URL,
    domain: senderDomain(),
  })
  let result: HandOver
  try {
    const { response } = sentMail.parse(await Promise.race([send(email), late()]))
    result = { id: recipient.id, outcome: 'sent', answer: toAnswer(response) }
  } catch (error) {
    result = describeFailure(error, recipient)
  }
  await saveHandOver(payload.db.drizzle, result)
  return result
}

/** Follows from the results of a batch. Returns whether the sending goes on. */
async function concludeBatch(run: Run, results: readonly HandOver[]): Promise<boolean> {
  const { payload, sending } = run
  const { drizzle } = payload.db
  const { issue } = sending
  const has = (...outcomes: HandOver['outcome'][]) =>
    results.some(({ outcome }) => outcomes.includes(outcome))
  const unavailable = results.find(({ outcome }) => outcome === 'unavailable')
  if (unavailable) {
    const failures = (await countServerFailures(drizzle, issue)) + 1
    const retryAt = new Date(Date.now() + findServerPause(failures))
    const note = `The mail server does not accept emails: ${unavailable.answer}`
    await waitForServer(drizzle, { issue, note, retryAt })
    return false
  }
  await clearServerFailures(drizzle, issue)
  if (has('failed', 'bounced')) {
    if (await pauseRefused(drizzle, { issue, limit: REFUSED_AT_FIRST, note: REFUSED })) {
      log.error({ issue }, 'the mail server refused the first recipients of a newsletter')
      return false
    }
    if (has('bounced')) await suppressBounced(drizzle, issue)
  }
  return true
}

/** Sends an issue to its recipients until the run is over. Returns how many emails were handed over. */
async function sendIssue(run: Run): Promise<number> {
  const { payload, sending, worker, interval } = run
  const { drizzle } = payload.db
  const { issue } = sending
  const end = performance.now() + RUN_MS
  // At a slow rate, a batch would be a burst.
  const limit = Math.min(BULK_CONNECTIONS, Math.max(1, Math.floor(1000 / interval)))
  let count = 0
  while (performance.now() < end) {
    const startedAt = performance.now()
    const { recipients, skipped } = await claimRecipients(drizzle, { issue, worker, limit })
    if (recipients.length === 0 && skipped === 0) {
      await finishSending(drizzle, issue)
      await suppressBounced(drizzle, issue)
      break
    }
    const results = await Promise.all(recipients.map((recipient) => handOver(run, recipient)))
    count += results.length
    if (results.length > 0 && !(await concludeBatch(run, results))) break
    const pause = startedAt + recipients.length * interval - performance.now()
    if (pause > 0) await sleep(pause)
  }
  await releaseSending(drizzle, issue, worker)
  return count
}

/**
 * Sends a part of the issue that waits for longest, at the rate of the site settings, and returns how
 * many emails were handed to the mail server. Without a mail server, or with nothing due, it does
 * nothing. If it throws, another process continues when the claim has expired.
 */
export async function sendDueIssue(payload: Payload, worker = claimant): Promise<number> {
  if (!env.SMTP_URL) return 0
  const { drizzle } = payload.db
  await pauseUnpublished(drizzle)
  const req = await createLocalReq({}, payload)
  const sending = await inTransaction(req, async () => claimSending(await getSession(req), worker))
  if (!sending) return 0
  pooled ??= createPool(payload, env.SMTP_URL)
  const settings = await payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    select: { newsletterRate: true },
  })
  return sendIssue({
    payload,
    sending,
    worker,
    send: await pooled,
    interval: 60_000 / (settings.newsletterRate ?? NEWSLETTER_RATE),
  })
}

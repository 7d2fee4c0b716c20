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
  isRefusedByServer,
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

/** Lets the sending wait, because the mail server does not respond. */
async function waitLonger({ payload, sending: { issue } }: Run, answer: string): Promise<void> {
  const { drizzle } = payload.db
  const failures = (await countServerFailures(drizzle, issue)) + 1
  await waitForServer(drizzle, {
    issue,
    note: `The mail server does not accept emails: ${answer}`,
    retryAt: new Date(Date.now() + findServerPause(failures)),
  })
}

/**
 * Sends an issue to its recipients until the run is over. Returns how many emails were handed over.
 * Each recipient is claimed when the rate allows the next email, so few are claimed at a time.
 */
async function sendIssue(run: Run): Promise<number> {
  const { payload, sending, worker, interval } = run
  const { drizzle } = payload.db
  const { issue } = sending
  const end = performance.now() + RUN_MS
  const inFlight = new Set<Promise<void>>()
  const failures: unknown[] = []
  let count = 0
  let isStopped = false
  let hasResponded = false

  async function sendTo(recipient: ClaimedRecipient): Promise<void> {
    const { outcome, answer } = await handOver(run, recipient)
    count += 1
    if (outcome === 'unavailable') {
      // The emails in flight fail together, which is one failure of the server.
      if (isStopped) return
      isStopped = true
      await waitLonger(run, answer)
      return
    }
    if (!hasResponded) {
      hasResponded = true
      await clearServerFailures(drizzle, issue)
    }
    if (outcome !== 'failed' && outcome !== 'bounced') return
    if (await isRefusedByServer(drizzle, issue, REFUSED_AT_FIRST)) isStopped = true
    else if (outcome === 'bounced') await suppressBounced(drizzle, issue)
  }

  function startSendingTo(recipient: ClaimedRecipient): void {
    const attempt = sendTo(recipient)
      .catch((error: unknown) => {
        failures.push(error)
        isStopped = true
      })
      .finally(() => inFlight.delete(attempt))
    inFlight.add(attempt)
  }

  while (!isStopped && performance.now() < end) {
    const startedAt = performance.now()
    const { recipients, skipped } = await claimRecipients(drizzle, { issue, worker, limit: 1 })
    if (recipients.length === 0 && skipped > 0) continue
    if (recipients.length === 0) {
      await Promise.all(inFlight)
      // The last emails have shown that the sending waits or pauses.
      if (isStopped) break
      await finishSending(drizzle, issue)
      await suppressBounced(drizzle, issue)
      break
    }
    recipients.forEach(startSendingTo)
    const pause = startedAt + interval - performance.now()
    if (pause > 0) await sleep(pause)
    if (inFlight.size >= BULK_CONNECTIONS) await Promise.race(inFlight)
  }
  await Promise.all(inFlight)
  if (failures.length > 0) throw failures[0]
  if (await pauseRefused(drizzle, { issue, limit: REFUSED_AT_FIRST, note: REFUSED })) {
    log.error({ issue }, 'the mail server refused the first recipients of a newsletter')
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

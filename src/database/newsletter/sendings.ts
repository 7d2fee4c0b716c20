import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { z } from 'zod/mini'
import type { Audience } from '@/domain/newsletter/audience'
import { type SendingState, sendingStates } from '@/domain/newsletter/sending'
import { type AuditUser, auditEntries } from '../audit-entries'
import { isoDate } from '../iso-date'
import { type Connection, queryRows, runStatement } from '../sql/query'
import { getSession } from '../transactions/session'
import { audienceIds } from './audience'

/** The email of an issue, with placeholders in place of the personal links. */
export interface IssueEmail {
  readonly subject: string
  readonly html: string
  readonly text: string
}

/** Whether an issue was ever sent, or is being sent. */
export async function hasSending(req: PayloadRequest, issue: number): Promise<boolean> {
  const found = await runStatement(
    await getSession(req),
    sql`select from newsletter_sendings where issue_id = ${issue}`,
  )
  return found > 0
}

interface NewSending {
  readonly issue: number
  readonly audience: Audience
  readonly email: IssueEmail
  /** The domain of the Message-IDs. */
  readonly domain: string
}

/**
 * Stores the sending of an issue with a row for each recipient, in the transaction of the request.
 * Does nothing for an issue that has one.
 */
export async function insertSending(
  req: PayloadRequest,
  { issue, audience, email, domain }: NewSending,
): Promise<void> {
  await runStatement(
    await getSession(req),
    sql`
    with sending as (
      insert into newsletter_sendings (issue_id, subject, html, text)
      values (${issue}, ${email.subject}, ${email.html}, ${email.text})
      on conflict (issue_id) do nothing
      returning issue_id
    )
    insert into newsletter_recipients (issue_id, subscription_id, message_id)
    select sending.issue_id, subscriber.id, '<' || gen_random_uuid() || '@' || ${domain}::text || '>'
    from sending, (${audienceIds(audience)} order by s.id) as subscriber`,
  )
}

/** The locks of the worker and of the link check have other numbers. */
const LOCK = 7_216_011

/** Seconds without a claim after which another process takes over. Longer than one attempt. */
const LEASE_SECONDS = 30

const claimedSending = z.object({
  issue: z.number(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
})

export type ClaimedSending = Readonly<z.infer<typeof claimedSending>>

/** Pauses the sendings of issues that were unpublished or moved to the trash. */
export async function pauseUnpublished(connection: Connection): Promise<void> {
  await runStatement(
    connection,
    sql`
    update newsletter_sendings set state = 'paused', worker = null,
      note = 'The issue was unpublished or moved to the trash.'
    where state = 'sending' and not exists (
      select from newsletter_issues i
      where i.id = issue_id and i._status = 'published' and i.deleted_at is null)`,
  )
}

/**
 * Claims the sending that waits for longest, for a process. `null` if none is due, or if another
 * process sends. Recipients that a process claimed which has ended are waiting again, with the same
 * Message-ID. Needs a transaction, because of its lock.
 */
export async function claimSending(
  connection: Connection,
  worker: string,
): Promise<ClaimedSending | null> {
  await runStatement(connection, sql`select pg_advisory_xact_lock(${LOCK})`)
  const [sending] = await queryRows(
    connection,
    claimedSending,
    sql`
    update newsletter_sendings set worker = ${worker}, seen_at = clock_timestamp()
    where issue_id = (
      select issue_id from newsletter_sendings
      where state = 'sending' and (next_try is null or next_try <= now())
      order by seen_at nulls first, issue_id limit 1)
    and not exists (
      select from newsletter_sendings o
      where o.worker <> ${worker}
        and o.seen_at > clock_timestamp() - make_interval(secs => ${LEASE_SECONDS}))
    returning issue_id as issue, subject, html, text`,
  )
  if (!sending) return null
  await runStatement(
    connection,
    sql`update newsletter_recipients set state = 'waiting', claimed_at = null
      where issue_id = ${sending.issue} and state = 'claimed'`,
  )
  return sending
}

/** Ends the claim of a sending, so another process need not wait. */
export async function releaseSending(
  connection: Connection,
  issue: number,
  worker: string,
): Promise<void> {
  await runStatement(
    connection,
    sql`update newsletter_sendings set worker = null
      where issue_id = ${issue} and worker = ${worker}`,
  )
}

const claimedRecipient = z.object({
  id: z.number(),
  attempts: z.number(),
  messageId: z.string(),
  email: z.string(),
  token: z.string(),
})

export type ClaimedRecipient = Readonly<z.infer<typeof claimedRecipient>>

const claimRow = z.object({
  id: z.number(),
  attempts: z.number(),
  messageId: z.nullable(z.string()),
  email: z.nullable(z.string()),
  token: z.nullable(z.string()),
  reason: z.nullable(z.string()),
})

/** What a claim found: recipients to send to, and how many were skipped. */
export interface Claim {
  readonly recipients: readonly ClaimedRecipient[]
  readonly skipped: number
}

/**
 * Claims recipients of a sending and renews its claim. Those whose subscription has ended, or whose
 * address is suppressed by now, are skipped. Claims none if the sending was paused, canceled or taken
 * over.
 */
export async function claimRecipients(
  connection: Connection,
  { issue, worker, limit }: { issue: number; worker: string; limit: number },
): Promise<Claim> {
  const rows = await queryRows(
    connection,
    claimRow,
    sql`
    with held as (
      update newsletter_sendings set seen_at = clock_timestamp()
      where issue_id = ${issue} and worker = ${worker} and state = 'sending'
      returning issue_id
    ),
    due as (
      select r.id, s.email, s.unsubscribe_token as token,
        case
          when s.id is null then 'The subscriber was deleted.'
          when s.status <> 'subscribed' or s.quarantined is true or s.unsubscribe_token is null
            then 'The subscription has ended.'
          when exists (select from newsletter_suppressions d
            where d.digest = encode(sha256(convert_to(lower(s.email), 'UTF8')), 'hex'))
            then 'The address is on the do-not-email list.'
        end as reason
      from newsletter_recipients r
        left join newsletter_subscriptions s on s.id = r.subscription_id
      where r.issue_id = (select issue_id from held) and r.state = 'waiting'
        and (r.next_try is null or r.next_try <= now())
      order by r.id limit ${limit}
      for update of r skip locked
    )
    update newsletter_recipients r
    set state = case when due.reason is null then 'claimed' else 'skipped' end,
      answer = due.reason, claimed_at = clock_timestamp()
    from due where r.id = due.id
    returning r.id, r.attempts, r.message_id as "messageId", due.email, due.token, due.reason`,
  )
  const recipients = rows.filter(({ reason }) => reason === null)
  return {
    recipients: recipients.map((row) => claimedRecipient.parse(row)),
    skipped: rows.length - recipients.length,
  }
}

export interface HandOver {
  readonly id: number
  readonly outcome: 'sent' | 'failed' | 'bounced' | 'later' | 'unavailable'
  readonly answer: string
  /** When the recipient is tried again. */
  readonly retryAt?: Date | undefined
}

const storedState = {
  sent: 'sent',
  failed: 'failed',
  bounced: 'bounced',
  later: 'waiting',
  unavailable: 'waiting',
} as const

/**
 * Stores the result of an attempt. A process that was frozen may store that it sent an email which
 * another one has claimed since; it stores no failure then.
 */
export async function saveHandOver(
  connection: Connection,
  { id, outcome, answer, retryAt }: HandOver,
): Promise<void> {
  const before = outcome === 'sent' ? sql`state in ('claimed', 'waiting')` : sql`state = 'claimed'`
  await runStatement(
    connection,
    sql`
    update newsletter_recipients set state = ${storedState[outcome]}, answer = ${answer},
      attempts = attempts + ${outcome === 'unavailable' ? 0 : 1},
      next_try = ${retryAt?.toISOString() ?? null}::timestamptz,
      sent_at = case when ${outcome === 'sent'} then clock_timestamp() end
    where id = ${id} and ${before}`,
  )
}

/** Lets a sending wait because the mail server does not respond. */
export async function waitForServer(
  connection: Connection,
  { issue, note, retryAt }: { issue: number; note: string; retryAt: Date },
): Promise<void> {
  await runStatement(
    connection,
    sql`update newsletter_sendings set failures = failures + 1, note = ${note},
        next_try = ${retryAt.toISOString()}
      where issue_id = ${issue} and state = 'sending'`,
  )
}

/** The attempts in a row to which the mail server did not respond. */
export async function countServerFailures(connection: Connection, issue: number): Promise<number> {
  const rows = await queryRows(
    connection,
    z.object({ failures: z.number() }),
    sql`select failures from newsletter_sendings where issue_id = ${issue}`,
  )
  return rows[0]?.failures ?? 0
}

/** The mail server responds again. */
export async function clearServerFailures(connection: Connection, issue: number): Promise<void> {
  await runStatement(
    connection,
    sql`update newsletter_sendings set failures = 0, note = null, next_try = null
      where issue_id = ${issue} and state = 'sending' and failures > 0`,
  )
}

/** A condition: the mail server refused so many recipients and accepted none. */
const isRefused = (issue: number, limit: number): SQL => sql`(
  select count(*) filter (where state in ('failed', 'bounced')) >= ${limit}
    and count(sent_at) = 0
  from newsletter_recipients where issue_id = ${issue})`

/** Whether the mail server refused so many recipients and accepted none. */
export async function isRefusedByServer(
  connection: Connection,
  issue: number,
  limit: number,
): Promise<boolean> {
  const rows = await queryRows(
    connection,
    z.object({ isRefused: z.boolean() }),
    sql`select ${isRefused(issue, limit)} as "isRefused"`,
  )
  return rows.some((row) => row.isRefused)
}

/**
 * Pauses a sending of which the first recipients were all refused, and lets those wait again, because
 * the fault is not theirs. Returns whether it did. No attempt may be under way.
 */
export async function pauseRefused(
  connection: Connection,
  { issue, limit, note }: { issue: number; limit: number; note: string },
): Promise<boolean> {
  const paused = await runStatement(
    connection,
    sql`
    with paused as (
      update newsletter_sendings set state = 'paused', note = ${note}
      where issue_id = ${issue} and state = 'sending' and ${isRefused(issue, limit)}
      returning issue_id
    ),
    waiting as (
      update newsletter_recipients r set state = 'waiting', attempts = 0, next_try = null
      from paused where r.issue_id = paused.issue_id and r.state in ('failed', 'bounced')
    )
    select from paused`,
  )
  return paused > 0
}

/**
 * Suppresses the addresses of a sending that bounced and ends their subscriptions, once the mail
 * server has accepted another recipient or none is left: a server that refuses everyone knows nothing
 * about the addresses.
 */
export async function suppressBounced(connection: Connection, issue: number): Promise<void> {
  await runStatement(
    connection,
    sql`
    with bounced as (
      select s.id, encode(sha256(convert_to(lower(s.email), 'UTF8')), 'hex') as digest
      from newsletter_recipients r join newsletter_subscriptions s on s.id = r.subscription_id
      where r.issue_id = ${issue} and r.state = 'bounced' and s.status <> 'unsubscribed'
        and (exists (select from newsletter_recipients o
            where o.issue_id = ${issue} and o.state = 'sent')
          or not exists (select from newsletter_recipients o
            where o.issue_id = ${issue} and o.state in ('waiting', 'claimed')))
    ),
    suppressed as (
      insert into newsletter_suppressions (digest, reason)
      select digest, 'bounced' from bounced on conflict (digest) do nothing
    ),
    ended as (
      update newsletter_subscriptions s set status = 'unsubscribed', unsubscribed_at = now(),
        updated_at = now()
      from bounced where s.id = bounced.id and s.status <> 'unsubscribed'
      returning s.id
    )
    insert into newsletter_unsubscriptions (how, subscription_id)
    select 'bounce', id from ended`,
  )
}

/** Ends a sending without recipients that wait, or lets it wait for the next retry. */
export async function finishSending(connection: Connection, issue: number): Promise<void> {
  await runStatement(
    connection,
    sql`
    with open as (
      select count(*) as count, min(next_try) as next_try from newsletter_recipients
      where issue_id = ${issue} and state in ('waiting', 'claimed')
    )
    update newsletter_sendings set
      state = case when open.count = 0 then 'done' else state end,
      finished_at = case when open.count = 0 then clock_timestamp() end,
      note = case when open.count = 0 then null else note end,
      next_try = open.next_try
    from open where issue_id = ${issue} and state = 'sending'`,
  )
}

const progressRow = z.object({
  state: z.enum(sendingStates),
  note: z.nullable(z.string()),
  nextTry: z.nullable(z.string()),
  startedAt: z.string(),
  finishedAt: z.nullable(z.string()),
  recipients: z.number(),
  waiting: z.number(),
  sent: z.number(),
  failed: z.number(),
  bounced: z.number(),
  skipped: z.number(),
  unsubscribed: z.number(),
  complained: z.number(),
  visits: z.number(),
})

/** The state of a sending with its counts. */
export type SendingProgress = Readonly<z.infer<typeof progressRow>>

/** The sending of an issue; `null` if it was never published. */
export async function readProgress(
  connection: Connection,
  issue: number,
): Promise<SendingProgress | null> {
  const rows = await queryRows(
    connection,
    progressRow,
    sql`
    select s.state, s.note, s.visits, ${isoDate(sql`s.next_try`)} as "nextTry",
      ${isoDate(sql`s.started_at`)} as "startedAt", ${isoDate(sql`s.finished_at`)} as "finishedAt",
      count(r.id)::int as recipients,
      (count(*) filter (where r.state in ('waiting', 'claimed')))::int as waiting,
      count(r.sent_at)::int as sent,
      (count(*) filter (where r.state = 'failed'))::int as failed,
      (count(*) filter (where r.state = 'bounced'))::int as bounced,
      (count(*) filter (where r.state = 'skipped'))::int as skipped,
      count(r.unsubscribed_at)::int as unsubscribed,
      count(r.complained_at)::int as complained
    from newsletter_sendings s left join newsletter_recipients r on r.issue_id = s.issue_id
    where s.issue_id = ${issue}
    group by s.issue_id`,
  )
  return rows[0] ?? null
}

/** The states from which an editor changes a sending. */
const allowedFrom: Readonly<Record<'sending' | 'paused' | 'canceled', readonly SendingState[]>> = {
  sending: ['paused'],
  paused: ['sending'],
  canceled: ['sending', 'paused'],
}

/**
 * Pauses, resumes or cancels a sending, with an entry in the audit log. Returns `false` if it was in
 * another state. What a worker has already claimed is still sent.
 */
export async function changeSending(
  connection: Connection,
  issue: number,
  state: keyof typeof allowedFrom,
  user: AuditUser,
): Promise<boolean> {
  const changed = await runStatement(
    connection,
    sql`
    with changed as (
      update newsletter_sendings set state = ${state}, note = null, next_try = null, failures = 0,
        finished_at = case when ${state === 'canceled'} then clock_timestamp() end
      where issue_id = ${issue} and state in ${[...allowedFrom[state]]}
      returning issue_id
    ),
    ${auditEntries(
      user,
      sql`select 'updated' as action, 'newsletter-issues' as collection_slug,
        i.id as document_id, i.title as document_title, array['sending'] as changed_fields,
        null as changed_values from changed join newsletter_issues i on i.id = changed.issue_id`,
    )}
    select from changed`,
  )
  return changed > 0
}

/** Counts an end of a subscription for the issue whose link was used. */
export async function noteUnsubscribed(
  connection: Connection,
  subscription: number,
  issue: number,
): Promise<void> {
  await runStatement(
    connection,
    sql`update newsletter_recipients set unsubscribed_at = clock_timestamp()
      where issue_id = ${issue} and subscription_id = ${subscription} and unsubscribed_at is null`,
  )
}

/**
 * Forgets to whom the issues were sent that ended before a time, up to a limit of recipients. Their
 * counts remain. Returns how many recipients there were.
 */
export async function forgetRecipients(
  req: PayloadRequest,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<number> {
  return runStatement(
    await getSession(req),
    sql`
    update newsletter_recipients set subscription_id = null, answer = null, message_id = null
    where id in (
      select r.id from newsletter_recipients r join newsletter_sendings s on s.issue_id = r.issue_id
      where s.finished_at < ${before.toISOString()}::timestamptz and r.subscription_id is not null
      order by r.id limit ${limit})`,
  )
}

const stoppedRow = z.object({
  issue: z.number(),
  title: z.nullable(z.string()),
  state: z.enum(sendingStates),
  note: z.string(),
})

/** Sendings that paused without an editor, or wait for the mail server. */
export function readStoppedSendings(connection: Connection) {
  return queryRows(
    connection,
    stoppedRow,
    sql`
    select s.issue_id as issue, i.title, s.state, s.note
    from newsletter_sendings s join newsletter_issues i on i.id = s.issue_id
    where s.state in ('sending', 'paused') and s.note is not null and i.deleted_at is null
    order by s.started_at`,
  )
}

const receivedIssue = z.object({
  issue: z.nullable(z.string()),
  state: z.string(),
  sentAt: z.nullable(z.string()),
  unsubscribedAt: z.nullable(z.string()),
})

/** The issues whose recipients these subscriptions are, for a request of access. */
export async function readReceivedIssues(req: PayloadRequest, subscriptions: readonly number[]) {
  return queryRows(
    await getSession(req),
    receivedIssue,
    sql`
    select i.title as issue, r.state, ${isoDate(sql`r.sent_at`)} as "sentAt",
      ${isoDate(sql`r.unsubscribed_at`)} as "unsubscribedAt"
    from newsletter_recipients r join newsletter_issues i on i.id = r.issue_id
    where r.subscription_id in (select json_array_elements_text(${JSON.stringify(subscriptions)})::int)
    order by r.id`,
  )
}

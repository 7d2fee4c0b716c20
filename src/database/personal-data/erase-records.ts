import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { queryRows, runStatement } from '../sql/query'
import { getSession } from '../transactions/session'
import { ERASED } from './erase-in-texts'

/*
 * Statements instead of Payload, whose hooks would add the name of the person to the audit log as the
 * title of a deleted document.
 */

interface Records {
  readonly leads: readonly number[]
  readonly deliveries: readonly number[]
  readonly subscriptions: readonly number[]
  /** The PostgreSQL regular expression that finds the email address. */
  readonly address: string
}

/** `in` with a list that may be empty. */
const among = (values: readonly (number | string)[]): SQL =>
  values.length === 0 ? sql`in (null)` : sql`in ${[...values]}`

async function run(req: PayloadRequest, statement: SQL): Promise<number> {
  return runStatement(await getSession(req), statement)
}

/** The input, output and errors of background jobs. */
const jobTexts = sql`concat_ws(' ', j.input::text, j.error::text, (
  select string_agg(concat_ws(' ', o.input::text, o.output::text, o.error::text), ' ')
  from payload_jobs_log o where o._parent_id = j.id))`

/** Deletes the jobs about a person. Returns whether one of them is running. */
export async function eraseJobs(
  req: PayloadRequest,
  { deliveries, address }: Pick<Records, 'deliveries' | 'address'>,
): Promise<boolean> {
  const about = sql`
    (j.input ->> 'delivery' ${among(deliveries.map(String))} or ${jobTexts} ~* ${address})`
  const jobs = await queryRows(
    await getSession(req),
    z.object({ processing: z.nullable(z.boolean()) }),
    sql`select processing from payload_jobs j where ${about} for update`,
  )
  await run(req, sql`delete from payload_jobs j where ${about}`)
  return jobs.some(({ processing }) => processing === true)
}

/** Deletes locks and preferences of the person's documents, and what an address was counted for. */
export async function eraseInternalRecords(
  req: PayloadRequest,
  { leads, subscriptions, address }: Omit<Records, 'deliveries'>,
): Promise<void> {
  await run(
    req,
    sql`delete from payload_locked_documents where id in (
    select parent_id from payload_locked_documents_rels
    where leads_id ${among(leads)} or newsletter_subscriptions_id ${among(subscriptions)})`,
  )
  await run(
    req,
    sql`delete from payload_preferences p where p.value::text ~* ${address}
    or key in (select 'collection-leads-' || id from leads where id ${among(leads)}
      union select 'collection-newsletter-subscriptions-' || id from newsletter_subscriptions
        where id ${among(subscriptions)})`,
  )
  await run(req, sql`delete from rate_limits where key ~* ${address}`)
}

/** Deletes saved filters of these collections that name the person. Returns how many. */
export function eraseSavedFilters(
  req: PayloadRequest,
  anything: string,
  collections: readonly string[],
): Promise<number> {
  return run(
    req,
    sql`delete from payload_query_presets
      where related_collection::text ${among(collections)}
        and (title ~* ${anything} or "where"::text ~* ${anything})`,
  )
}

/** Removes titles that name the person from the audit log. Returns how many. */
export function eraseAuditTitles(req: PayloadRequest, anything: string): Promise<number> {
  return run(
    req,
    sql`update audit_entries set document_title = null where document_title ~* ${anything}`,
  )
}

export function eraseDeliveries(req: PayloadRequest, ids: readonly number[]): Promise<number> {
  return run(req, sql`delete from deliveries where id ${among(ids)}`)
}

export function eraseLeads(req: PayloadRequest, ids: readonly number[]): Promise<number> {
  return run(req, sql`delete from leads where id ${among(ids)}`)
}

/** Deletes subscriptions. What remains of the issues that were sent to them only counts them. */
export async function eraseSubscriptions(
  req: PayloadRequest,
  ids: readonly number[],
): Promise<number> {
  await run(
    req,
    sql`update newsletter_recipients set answer = null, message_id = null
      where subscription_id ${among(ids)}`,
  )
  return run(req, sql`delete from newsletter_subscriptions where id ${among(ids)}`)
}

/** Erases the words and the address of a person in reports of mistakes; the corrections stay. */
export function eraseReporter(req: PayloadRequest, email: string): Promise<number> {
  return run(
    req,
    sql`update mistake_reports set email = null, message = ${ERASED} where lower(email) = lower(${email})`,
  )
}

/** Deletes the email alerts of a person, and what was about to be sent. Returns how many alerts. */
export async function eraseAlerts(req: PayloadRequest, email: string): Promise<number> {
  await run(req, sql`delete from alert_notices where lower(email) = lower(${email})`)
  return run(req, sql`delete from alerts where lower(email) = lower(${email})`)
}

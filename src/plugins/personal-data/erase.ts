import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { StoredPersonalData } from '@/contract/personal-data/person-erasure'
import { suppress } from '@/database/newsletter-records'
import { queryRows } from '@/database/query-rows'
import { runStatement } from '@/database/run-statement'
import { sessionOf } from '@/database/session'
import { hashEmailAddress } from '@/lib/email-hash'
import { listsOfPeople } from '../saved-filters'
import { eraseFromSubmissions } from './erase-from-submissions'
import { type Person, personOf } from './person'

/** `in` with a list that may be empty. */
const among = (ids: readonly (number | string)[]): SQL =>
  ids.length === 0 ? sql`in (null)` : sql`in ${[...ids]}`

/** The input, output and errors of background jobs. */
const jobTexts = sql`concat_ws(' ', j.input::text, j.error::text, (
  select string_agg(concat_ws(' ', o.input::text, o.output::text, o.error::text), ' ')
  from payload_jobs_log o where o._parent_id = j.id))`

const jobsAbout = ({ deliveries, address }: Person): SQL => sql`
  (j.input ->> 'delivery' ${among(deliveries.map(String))} or ${jobTexts} ~* ${address})`

interface Erased {
  /** The number of records of each kind. */
  readonly stored: StoredPersonalData
  /** The person's phone numbers, by which the staff can find more records. */
  readonly phones: readonly string[]
  /**
   * Whether an email to the person is being sent. The worker would store its result after the
   * erasure.
   */
  readonly isSending: boolean
}

/**
 * Erases everything stored about the person with an email address, in the transaction of the
 * request: leads with notes, emails, subscriptions, copies in Payload's internal tables, and what
 * builders' submissions say.
 */
export async function erase(req: PayloadRequest, email: string): Promise<Erased> {
  const connection = await sessionOf(req)
  const person = await personOf(req, email)
  const { leads, deliveries, subscriptions, address, anything, phones } = person
  const count = (statement: SQL) => runStatement(connection, statement)

  const jobs = await queryRows(
    connection,
    z.object({ processing: z.nullable(z.boolean()) }),
    sql`select processing from payload_jobs j where ${jobsAbout(person)} for update`,
  )
  await count(sql`delete from payload_jobs j where ${jobsAbout(person)}`)

  const emails = await count(sql`delete from deliveries where id ${among(deliveries)}`)
  await count(sql`delete from payload_locked_documents where id in (
    select parent_id from payload_locked_documents_rels
    where leads_id ${among(leads)} or newsletter_subscriptions_id ${among(subscriptions)})`)
  await count(sql`delete from payload_preferences p where p.value::text ~* ${address}
    or key in (select 'collection-leads-' || id from leads where id ${among(leads)}
      union select 'collection-newsletter-subscriptions-' || id from newsletter_subscriptions
        where id ${among(subscriptions)})`)
  await count(sql`delete from rate_limits where key ~* ${address}`)
  // The hash prevents an import from restoring the subscriber, and reveals nothing else.
  if (subscriptions.length > 0) {
    await suppress(req, [{ digest: hashEmailAddress(email), reason: 'erased' }])
  }
  const people = sql`related_collection::text ${among(listsOfPeople)}`
  return {
    phones,
    isSending: jobs.some(({ processing }) => processing === true),
    stored: {
      emails,
      savedFilters: await count(sql`delete from payload_query_presets
        where ${people} and (title ~* ${anything} or "where"::text ~* ${anything})`),
      titles: await count(sql`update audit_entries set document_title = null
        where document_title ~* ${anything}`),
      leads: await count(sql`delete from leads where id ${among(leads)}`),
      subscriptions: await count(
        sql`delete from newsletter_subscriptions where id ${among(subscriptions)}`,
      ),
      ...(await eraseFromSubmissions(req, email, person)),
    },
  }
}

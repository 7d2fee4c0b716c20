import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { NewsletterSegment } from '@/contract/newsletter/newsletter-segment'
import { hashedEmail } from '@/database/newsletter-records'
import { queryRows } from '@/database/sql/query'
import { getSession } from '@/database/transactions/session'
import { OTHER_AREA } from '@/domain/enums'
import { type ExportedSubscriber, exportedSubscriber } from './subscriber-csv'

/** The number of rows read at a time. */
const BATCH = 1000

const isoDate = (column: SQL) =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const areas = sql`(select json_agg(a.text order by a."order") from newsletter_subscriptions_texts a
  where a.parent_id = t.id and a.path = 'areasOfInterest')`

const isSuppressed = sql`exists (
  select from newsletter_suppressions s where s.digest = ${hashedEmail(sql`t.email`)})`

/** The conditions of a segment. Requests held by the spam filter are not subscriptions yet. */
function conditions({ status, interest, area, realtor }: NewsletterSegment): SQL {
  const clauses = [sql`t.quarantined is not true`]
  if (status !== 'all') clauses.push(sql`t.status::text = ${status}`)
  // The suppression list takes precedence over the status.
  if (status === 'subscribed') clauses.push(sql`not ${isSuppressed}`)
  if (interest) clauses.push(sql`t.interest::text = ${interest}`)
  if (realtor) clauses.push(sql`t.is_realtor is ${realtor === 'yes' ? sql`true` : sql`false`}`)
  if (area) {
    const pattern = area === OTHER_AREA ? `${OTHER_AREA}%` : area
    clauses.push(sql`exists (select from newsletter_subscriptions_texts a
      where a.parent_id = t.id and a.path = 'areasOfInterest' and a.text like ${pattern})`)
  }
  return sql.join(clauses, sql` and `)
}

const row = exportedSubscriber.extend({ id: z.int() })
type Row = z.infer<typeof row>

/** Reads the subscribers of a segment, oldest first. */
export async function readSegment(
  req: PayloadRequest,
  segment: NewsletterSegment,
): Promise<ExportedSubscriber[]> {
  const connection = await getSession(req)
  const where = conditions(segment)
  const after = async (last: number): Promise<Row[]> => {
    const rows = await queryRows(
      connection,
      z.object({ item: row }),
      sql`
      select json_build_object('id', t.id, 'email', t.email, 'name', t.name,
        'firstName', t.first_name, 'lastName', t.last_name, 'zipCode', t.zip_code,
        'phoneNumber', t.phone_number, 'interest', t.interest, 'isRealtor', t.is_realtor,
        'status', case when t.status = 'subscribed' and ${isSuppressed} then 'unsubscribed'
          else t.status::text end,
        'areas', coalesce(${areas}, '[]'::json),
        'consentGivenAt', ${isoDate(sql`t.consent_given_at`)},
        'consentForm', t.consent_form, 'consentSource', t.consent_source,
        'unsubscribeToken', t.unsubscribe_token) as item
      from newsletter_subscriptions t where t.id > ${last} and ${where}
      order by t.id limit ${BATCH}`,
    )
    return rows.map(({ item }) => item)
  }
  const all: Row[] = []
  for (;;) {
    const batch = await after(all.at(-1)?.id ?? 0)
    all.push(...batch)
    if (batch.length < BATCH) return all
  }
}

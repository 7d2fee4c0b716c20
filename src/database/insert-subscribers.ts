import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { queryRows } from './sql/query'
import { getSession } from './transactions/session'

/** The columns of an imported subscription. */
interface SubscriberRow {
  readonly email: string
  /** The hash of the address, as the suppression list has it. */
  readonly digest: string
  readonly areas: readonly string[]
  readonly interest: string | null
  readonly is_realtor: boolean | null
  readonly name: string | null
  readonly first_name: string | null
  readonly last_name: string | null
  readonly zip_code: string | null
  readonly phone_number: string | null
  /** ISO date and time. */
  readonly given_at: string | null
  readonly token: string
}

/**
 * Inserts imported subscribers in one statement and returns how many were inserted. Addresses that
 * have a subscription or are suppressed are skipped.
 */
export async function insertSubscribers(
  req: PayloadRequest,
  subscribers: readonly SubscriberRow[],
  source: string,
): Promise<number> {
  const [row] = await queryRows(
    await getSession(req),
    z.object({ stored: z.int() }),
    sql`
    with given as (
      select * from json_to_recordset(${JSON.stringify(subscribers)}) as row(
        email text, digest text, name text, first_name text, last_name text, zip_code text,
        phone_number text, interest text, is_realtor boolean, areas json, given_at timestamptz,
        token text)
    ),
    stored as (
      insert into newsletter_subscriptions (email, name, first_name, last_name, zip_code,
        phone_number, interest, is_realtor, status, quarantined, unsubscribe_token,
        consent_given_at, consent_form, consent_source)
      select email, name, first_name, last_name, zip_code, phone_number,
        interest::enum_newsletter_subscriptions_interest, is_realtor, 'subscribed', false, token,
        given_at, 'import', ${source}
      from given where not exists
        (select from newsletter_suppressions s where s.digest = given.digest)
      on conflict (email) do nothing returning id, email
    ),
    areas as (
      insert into newsletter_subscriptions_texts ("order", parent_id, path, text)
      select area.place, stored.id, 'areasOfInterest', area.text
      from stored join given using (email)
        cross join lateral json_array_elements_text(given.areas)
          with ordinality as area(text, place)
    )
    select count(*)::int as stored from stored`,
  )
  return row?.stored ?? 0
}

import { randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { queryRows } from '@/database/query-rows'
import { sessionOf } from '@/database/session'
import type { ImportedSubscriber } from './subscriber-import/subscriber'

const orNull = (text: string) => text || null

function asRow({ digest, email, consentDate, areas, ...rest }: ImportedSubscriber) {
  return {
    email,
    digest,
    areas,
    interest: rest.interest,
    is_realtor: rest.isRealtor,
    name: orNull(rest.name),
    first_name: orNull(rest.firstName),
    last_name: orNull(rest.lastName),
    zip_code: orNull(rest.zipCode),
    phone_number: orNull(rest.phoneNumber),
    given_at: consentDate?.toISOString() ?? null,
    // The insert bypasses the collection's hook, so the token is generated here in the same way.
    token: randomBytes(32).toString('base64url'),
  }
}

/**
 * Stores subscribers in one statement and returns how many were stored. Addresses that have
 * subscribed or been suppressed since the preview are skipped.
 */
export async function storeSubscribers(
  req: PayloadRequest,
  subscribers: readonly ImportedSubscriber[],
  source: string,
): Promise<number> {
  if (subscribers.length === 0) return 0
  const connection = await sessionOf(req)
  const [row] = await queryRows(
    connection,
    z.object({ stored: z.int() }),
    sql`
    with given as (
      select * from json_to_recordset(${JSON.stringify(subscribers.map(asRow))}) as row(
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

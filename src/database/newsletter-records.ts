import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { queryRows, runStatement } from './sql/query'
import { getSession } from './transactions/session'

/** The hash of an email address in a column, equivalent to `hashEmailAddress` in src/lib. */
export const hashedEmail = (column: SQL): SQL =>
  sql`encode(sha256(convert_to(lower(${column}), 'UTF8')), 'hex')`

/** Returns the hashes that are on the suppression list. */
export async function findSuppressed(
  req: PayloadRequest,
  digests: readonly string[],
): Promise<Set<string>> {
  const connection = await getSession(req)
  const rows = await queryRows(
    connection,
    z.object({ digest: z.string() }),
    sql`select digest from newsletter_suppressions
      where digest in (select json_array_elements_text(${JSON.stringify(digests)}))`,
  )
  return new Set(rows.map(({ digest }) => digest))
}

/** The suppression-list row of an address, by its hash; `null` without one. */
export async function findSuppression(req: PayloadRequest, digest: string): Promise<number | null> {
  const connection = await getSession(req)
  const rows = await queryRows(
    connection,
    z.object({ id: z.int() }),
    sql`select id from newsletter_suppressions where digest = ${digest}`,
  )
  return rows[0]?.id ?? null
}

/**
 * Adds hashes to the suppression list in the transaction of the request. Returns the number of
 * added rows.
 */
export async function suppress(
  req: PayloadRequest,
  entries: readonly { readonly digest: string; readonly reason: string }[],
): Promise<number> {
  const connection = await getSession(req)
  return runStatement(
    connection,
    sql`insert into newsletter_suppressions (digest, reason)
      select digest, reason::enum_newsletter_suppressions_reason
      from json_to_recordset(${JSON.stringify(entries)}) as row(digest text, reason text)
      on conflict (digest) do nothing`,
  )
}

/** Removes an address from the suppression list after its owner has subscribed again. */
export async function liftSuppression(req: PayloadRequest, digest: string): Promise<void> {
  const connection = await getSession(req)
  await runStatement(connection, sql`delete from newsletter_suppressions where digest = ${digest}`)
}

/** Ends the subscriptions of suppressed addresses and logs it. Returns how many were ended. */
export async function endSuppressed(
  req: PayloadRequest,
  digests: readonly string[],
  how: 'staff' | 'import',
): Promise<number> {
  const connection = await getSession(req)
  return runStatement(
    connection,
    sql`
    with ended as (
      update newsletter_subscriptions set status = 'unsubscribed', unsubscribed_at = now(),
        updated_at = now()
      where status <> 'unsubscribed' and ${hashedEmail(sql`email`)} in
        (select json_array_elements_text(${JSON.stringify(digests)}))
      returning id
    )
    insert into newsletter_unsubscriptions (how, subscription_id, by_id)
    select ${how}::enum_newsletter_unsubscriptions_how, id, ${req.user?.id ?? null}::int from ended`,
  )
}

interface Leaving {
  readonly subscription: number
  readonly how: string
  /** When the subscription was read. */
  readonly readAt: string | null
}

/**
 * Logs the end of a subscription. Of two concurrent requests, the second finds the log entry that
 * the first has written since the subscription was read. The row lock serializes them.
 */
export async function logLeaving(
  req: PayloadRequest,
  { subscription, how, readAt }: Leaving,
): Promise<void> {
  const connection = await getSession(req)
  await runStatement(
    connection,
    sql`
    insert into newsletter_unsubscriptions (how, subscription_id, by_id, created_at)
    select ${how}::enum_newsletter_unsubscriptions_how, ${subscription}::int,
      ${req.user?.id ?? null}::int, ${new Date().toISOString()}::timestamptz
    where not exists (select from newsletter_unsubscriptions
      where subscription_id = ${subscription} and created_at > ${readAt}::timestamptz)`,
  )
}

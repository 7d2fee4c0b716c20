import { sql } from '@payloadcms/db-postgres/drizzle'
import { hashedEmail } from '../newsletter-records'
import { type Connection, runStatement } from '../sql/query'

interface Feedback {
  readonly kind: 'bounce' | 'complaint'
  /** The hash of the address. */
  readonly digest: string
  readonly messageId: string | null
}

/** Days in which feedback without a Message-ID is about the last issue that an address received. */
const RECENT_DAYS = 30

/**
 * Suppresses a subscriber's address that bounced or complained, ends the subscription and counts it
 * for the issue. Stops the email alerts of the address. Does nothing for an address that has neither.
 */
export async function recordFeedback(
  connection: Connection,
  { kind, digest, messageId }: Feedback,
): Promise<void> {
  await runStatement(
    connection,
    sql`
    with subscriber as (
      select id, status from newsletter_subscriptions
      where ${hashedEmail(sql`email`)} = ${digest}
    ),
    suppressed as (
      insert into newsletter_suppressions (digest, reason)
      select ${digest}::text, ${kind === 'bounce' ? 'bounced' : 'complained'}::enum_newsletter_suppressions_reason
      from subscriber on conflict (digest) do nothing
    ),
    ended as (
      update newsletter_subscriptions s set status = 'unsubscribed', unsubscribed_at = now(),
        updated_at = now()
      from subscriber where s.id = subscriber.id and s.status <> 'unsubscribed'
      returning s.id
    ),
    logged as (
      insert into newsletter_unsubscriptions (how, subscription_id)
      select ${kind}::enum_newsletter_unsubscriptions_how, id from ended
    ),
    alerts_stopped as (
      update alerts set status = 'stopped', updated_at = now()
      where ${hashedEmail(sql`email`)} = ${digest} and status <> 'stopped'
    )
    update newsletter_recipients r set
      state = case when ${kind === 'bounce'} then 'bounced' else r.state end,
      complained_at = case when ${kind === 'complaint'} then now() else r.complained_at end
    where r.id = (
      select o.id from newsletter_recipients o join subscriber on o.subscription_id = subscriber.id
      where o.sent_at is not null and (o.message_id = ${messageId}::text
        or o.sent_at > now() - make_interval(days => ${RECENT_DAYS}))
      order by (o.message_id = ${messageId}::text) desc nulls last, o.sent_at desc limit 1)`,
  )
}

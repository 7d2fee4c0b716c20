import type { PostgresAdapterArgs } from '@payloadcms/db-postgres'
import {
  index,
  integer,
  pgTable,
  serial,
  text,
  timestamp,
  unique,
  varchar,
} from '@payloadcms/db-postgres/drizzle/pg-core'

type SchemaHook = NonNullable<PostgresAdapterArgs['afterSchemaInit']>[number]

const time = () => timestamp({ withTimezone: true, precision: 3 })

/**
 * The sending of an issue of the newsletter, and its recipients. They are not Payload collections,
 * because a sending writes thousands of rows that are only read as counts.
 */
export const addNewsletterSendingsTables: SchemaHook = ({ schema }) => {
  const sendings = pgTable(
    'newsletter_sendings',
    {
      issue_id: integer()
        .primaryKey()
        .references(() => schema.tables.newsletter_issues?.id, { onDelete: 'cascade' }),
      /** `sending`, `paused`, `canceled` or `done`. */
      state: varchar({ length: 20 }).notNull().default('sending'),
      /** Why the sending pauses or waits, as a sentence. */
      note: text(),
      /** The email, with `{{unsubscribe}}` and `{{preferences}}` in place of the personal links. */
      subject: text().notNull(),
      html: text().notNull(),
      text: text().notNull(),
      /** The process that sends, and when it last claimed recipients. */
      worker: varchar({ length: 300 }),
      seen_at: time(),
      /** Not before this time, because the mail server does not respond. */
      next_try: time(),
      /** Attempts in a row to which the mail server did not respond. */
      failures: integer().notNull().default(0),
      started_at: time().notNull().defaultNow(),
      finished_at: time(),
      /** Visits to the site that began in the issue, without readers. */
      visits: integer().notNull().default(0),
    },
    (table) => [index('newsletter_sendings_state_idx').on(table.state)],
  )
  const recipients = pgTable(
    'newsletter_recipients',
    {
      id: serial().primaryKey(),
      issue_id: integer()
        .notNull()
        .references(() => sendings.issue_id, { onDelete: 'cascade' }),
      /** Empty after the subscriber was deleted, and when the time for the email log is over. */
      subscription_id: integer().references(() => schema.tables.newsletter_subscriptions?.id, {
        onDelete: 'set null',
      }),
      /** `waiting`, `claimed`, `sent`, `failed`, `bounced` or `skipped`. */
      state: varchar({ length: 20 }).notNull().default('waiting'),
      attempts: integer().notNull().default(0),
      next_try: time(),
      claimed_at: time(),
      /** The response of the mail server without the address, or why the recipient was skipped. */
      answer: text(),
      /** The same for all attempts. */
      message_id: text(),
      sent_at: time(),
      unsubscribed_at: time(),
      complained_at: time(),
    },
    (table) => [
      unique('newsletter_recipients_once').on(table.issue_id, table.subscription_id),
      index('newsletter_recipients_state_idx').on(table.issue_id, table.state),
      index('newsletter_recipients_subscription_idx').on(table.subscription_id),
      index('newsletter_recipients_message_idx').on(table.message_id),
    ],
  )
  return {
    ...schema,
    tables: {
      ...schema.tables,
      newsletter_sendings: sendings,
      newsletter_recipients: recipients,
    },
  }
}

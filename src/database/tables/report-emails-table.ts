import type { PostgresAdapterArgs } from '@payloadcms/db-postgres'
import {
  date,
  integer,
  pgTable,
  primaryKey,
  timestamp,
} from '@payloadcms/db-postgres/drizzle/pg-core'

type SchemaHook = NonNullable<PostgresAdapterArgs['afterSchemaInit']>[number]

/**
 * The last email with the report of a builder and month. The key makes two concurrent requests send
 * one email. A row remains when its email is deleted from the email log.
 */
export const addReportEmailsTable: SchemaHook = ({ schema }) => {
  const reportEmails = pgTable(
    'report_emails',
    {
      builder_id: integer()
        .notNull()
        .references(() => schema.tables.builders?.id, { onDelete: 'cascade' }),
      /** The first day of the month. */
      month: date().notNull(),
      delivery_id: integer().references(() => schema.tables.deliveries?.id, {
        onDelete: 'set null',
      }),
      sent_at: timestamp({ withTimezone: true, precision: 3 }).notNull().defaultNow(),
    },
    (table) => [primaryKey({ columns: [table.builder_id, table.month] })],
  )
  return { ...schema, tables: { ...schema.tables, report_emails: reportEmails } }
}

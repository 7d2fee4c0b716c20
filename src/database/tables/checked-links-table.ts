import type { PostgresAdapterArgs } from '@payloadcms/db-postgres'
import {
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  varchar,
} from '@payloadcms/db-postgres/drizzle/pg-core'

type SchemaHook = NonNullable<PostgresAdapterArgs['beforeSchemaInit']>[number]

const time = () => timestamp({ withTimezone: true, precision: 3 })

/**
 * The links to other websites in published documents, and what the last check of each found out. It
 * is not a Payload collection, because only the link check writes it.
 */
const checkedLinks = pgTable(
  'checked_links',
  {
    url: text().primaryKey(),
    host: varchar({ length: 300 }).notNull(),
    /** The documents that have the link: `[{ "slug": "builders", "id": 4 }]`; a global has no id. */
    uses: jsonb().notNull(),
    /** When the documents were last read. */
    found_at: time().notNull(),
    /** When the link is checked next. */
    due_at: time().notNull(),
    /** When a server last began to check it. */
    tried_at: time(),
    /** When a check last said something about the link. */
    checked_at: time(),
    /** The HTTP status; empty without a response. */
    status: integer(),
    /** What is wrong, as a sentence. */
    problem: text(),
    /** The first of the failed checks in a row. */
    failed_at: time(),
    /** The days in a row on which the check failed. */
    failures: integer().notNull().default(0),
  },
  (table) => [
    index('checked_links_due_at_idx').on(table.due_at),
    index('checked_links_host_idx').on(table.host),
  ],
)

export const addCheckedLinksTable: SchemaHook = ({ schema }) => ({
  ...schema,
  tables: { ...schema.tables, checked_links: checkedLinks },
})

import type { PostgresAdapterArgs } from '@payloadcms/db-postgres'
import {
  index,
  integer,
  pgTable,
  serial,
  text,
  timestamp,
  varchar,
} from '@payloadcms/db-postgres/drizzle/pg-core'

type SchemaHook = NonNullable<PostgresAdapterArgs['afterSchemaInit']>[number]

const time = () => timestamp({ withTimezone: true, precision: 3 })

/**
 * Comments of the staff on documents with drafts. It is not a Payload collection, because comments
 * have no form, no versions and no API, and every write also checks the document. They are deleted
 * with it. As in the audit log, the name of a person remains when the account is deleted.
 */
export const addDocumentCommentsTable: SchemaHook = ({ schema }) => {
  const user = () => integer().references(() => schema.tables.users?.id, { onDelete: 'set null' })
  const documentComments = pgTable(
    'document_comments',
    {
      id: serial().primaryKey(),
      collection_slug: varchar({ length: 60 }).notNull(),
      document_id: integer().notNull(),
      text: text().notNull(),
      user_id: user(),
      user_name: varchar({ length: 120 }).notNull(),
      created_at: time().notNull().defaultNow(),
      /** Empty while the comment is open. */
      resolved_at: time(),
      resolved_by_id: user(),
      resolved_by_name: varchar({ length: 120 }),
    },
    (table) => [
      index('document_comments_document_idx').on(table.document_id, table.collection_slug),
    ],
  )
  return { ...schema, tables: { ...schema.tables, document_comments: documentComments } }
}

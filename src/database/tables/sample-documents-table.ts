import type { PostgresAdapterArgs } from '@payloadcms/db-postgres'
import {
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  varchar,
} from '@payloadcms/db-postgres/drizzle/pg-core'

type SchemaHook = NonNullable<PostgresAdapterArgs['beforeSchemaInit']>[number]

const time = () => timestamp({ withTimezone: true, precision: 3 })

/**
 * The documents that the sample content consists of, and what became of each. It is not a Payload
 * collection, because only seeding and the removal of the sample content write it.
 */
const sampleDocuments = pgTable(
  'sample_documents',
  {
    collection: varchar({ length: 40 }).notNull(),
    document_id: integer().notNull(),
    /** The last save by the guide. A document with a later one was edited. */
    saved_at: time().notNull(),
    /** What the job still has to do: `remove` or `restore`. */
    task: varchar({ length: 10 }),
    /** Why the job did not do it, as a sentence. */
    problem: text(),
    /** When the document was moved to the trash with the sample content, or deleted. */
    removed_at: time(),
    was_published: boolean(),
    /** The values of a deleted document, of a collection without a trash. */
    deleted_values: jsonb(),
  },
  (table) => [primaryKey({ columns: [table.collection, table.document_id] })],
)

export const addSampleDocumentsTable: SchemaHook = ({ schema }) => ({
  ...schema,
  tables: { ...schema.tables, sample_documents: sampleDocuments },
})

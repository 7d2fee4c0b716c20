import type { PostgresAdapterArgs } from '@payloadcms/db-postgres'
import { date, integer, pgTable, primaryKey } from '@payloadcms/db-postgres/drizzle/pg-core'

type SchemaHook = NonNullable<PostgresAdapterArgs['afterSchemaInit']>[number]

/**
 * How often each ad was seen and followed on a day of San Antonio's calendar, and nothing about by
 * whom. No collection of Payload's: one statement adds to the numbers, and nobody edits them. They
 * go with their ad.
 */
export const addAdCountsTable: SchemaHook = ({ schema }) => {
  const adCounts = pgTable(
    'ad_counts',
    {
      ad_id: integer()
        .notNull()
        .references(() => schema.tables.ads?.id, { onDelete: 'cascade' }),
      day: date().notNull(),
      impressions: integer().notNull().default(0),
      clicks: integer().notNull().default(0),
    },
    (table) => [primaryKey({ columns: [table.ad_id, table.day] })],
  )
  return { ...schema, tables: { ...schema.tables, ad_counts: adCounts } }
}

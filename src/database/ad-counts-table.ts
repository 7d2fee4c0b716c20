import type { PostgresAdapterArgs } from '@payloadcms/db-postgres'
import { date, integer, pgTable, primaryKey } from '@payloadcms/db-postgres/drizzle/pg-core'

type SchemaHook = NonNullable<PostgresAdapterArgs['afterSchemaInit']>[number]

/**
 * Impressions and clicks per ad and day in San Antonio's time zone, without data about visitors. It
 * is not a Payload collection, because counts are added in one statement and never edited. Rows are
 * deleted with their ad.
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

import type { PostgresAdapterArgs } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres/drizzle'
import {
  check,
  date,
  integer,
  pgTable,
  primaryKey,
  unique,
} from '@payloadcms/db-postgres/drizzle/pg-core'

type SchemaHook = NonNullable<PostgresAdapterArgs['afterSchemaInit']>[number]

const count = () => integer().notNull().default(0)

/**
 * Counts per ad and per listing and day in San Antonio's time zone, without data about visitors. The
 * tables are not Payload collections, because counts are added in one statement and never edited.
 * Rows are deleted with what they count.
 */
export const addCountsTables: SchemaHook = ({ schema }) => {
  const counted = (table: string) =>
    integer().references(() => schema.tables[table]?.id, { onDelete: 'cascade' })
  const adCounts = pgTable(
    'ad_counts',
    {
      ad_id: counted('ads').notNull(),
      day: date().notNull(),
      impressions: count(),
      clicks: count(),
    },
    (table) => [primaryKey({ columns: [table.ad_id, table.day] })],
  )
  const listingCounts = pgTable(
    'listing_counts',
    {
      day: date().notNull(),
      // A row counts one of these.
      builder_id: counted('builders'),
      community_id: counted('communities'),
      plan_id: counted('floor_plans'),
      home_id: counted('homes'),
      /** The page was seen. */
      views: count(),
      /** Clicks that led to the page from another one. */
      clicks: count(),
      calls: count(),
      websites: count(),
      directions: count(),
    },
    (table) => [
      unique('listing_counts_day_listing')
        .on(table.day, table.builder_id, table.community_id, table.plan_id, table.home_id)
        .nullsNotDistinct(),
      check(
        'listing_counts_one_listing',
        sql`num_nonnulls(${table.builder_id}, ${table.community_id}, ${table.plan_id}, ${table.home_id}) = 1`,
      ),
    ],
  )
  return {
    ...schema,
    tables: { ...schema.tables, ad_counts: adCounts, listing_counts: listingCounts },
  }
}

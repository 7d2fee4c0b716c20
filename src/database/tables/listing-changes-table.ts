import type { PostgresAdapterArgs } from '@payloadcms/db-postgres'
import {
  date,
  index,
  integer,
  pgTable,
  serial,
  uniqueIndex,
  varchar,
} from '@payloadcms/db-postgres/drizzle/pg-core'

type SchemaHook = NonNullable<PostgresAdapterArgs['afterSchemaInit']>[number]

/**
 * What was published of communities, plans and homes, and from which day on: prices, and of homes the
 * move-in date, the stage and the availability. It is not a Payload collection, because triggers of
 * the database write it and nothing edits it (docs/decisions/0195-one-writer.md). Rows of a community
 * or plan are deleted with it. Those of a home stay for a later listing at its address.
 */
export const addListingChangesTable: SchemaHook = ({ schema }) => {
  const ownedBy = (table: string, onDelete: 'cascade' | 'set null') =>
    integer().references(() => schema.tables[table]?.id, { onDelete })
  const listingChanges = pgTable(
    'listing_changes',
    {
      id: serial().primaryKey(),
      /** One of the three has a value, unless the home was deleted. */
      community_id: ownedBy('communities', 'cascade'),
      plan_id: ownedBy('floor_plans', 'cascade'),
      home_id: ownedBy('homes', 'set null'),
      /** Where the home is: its community and address (`get_home_place`). */
      place: varchar({ length: 200 }),
      /** The field of the document. */
      field: varchar({ length: 20 }).notNull(),
      /** In San Antonio's time zone. */
      day: date().notNull(),
      /** A price in US dollars; empty: call for pricing. */
      price: integer(),
      /** Another value: a day or a choice. An empty availability is that of a home that was withdrawn. */
      value: varchar({ length: 20 }),
      source: varchar({ length: 20 }).notNull(),
    },
    (table) => [
      uniqueIndex('listing_changes_community_idx').on(table.community_id, table.field, table.day),
      uniqueIndex('listing_changes_plan_idx').on(table.plan_id, table.field, table.day),
      uniqueIndex('listing_changes_home_idx').on(table.home_id, table.field, table.day),
      index('listing_changes_day_idx').on(table.day),
      index('listing_changes_place_idx').on(table.place),
    ],
  )
  return { ...schema, tables: { ...schema.tables, listing_changes: listingChanges } }
}

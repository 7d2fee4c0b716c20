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
 * The published prices of communities, plans and homes: from which day each of them was asked. It is
 * not a Payload collection, because triggers of the database write it and nothing edits it
 * (docs/decisions/0195-one-writer.md). Rows are deleted with their document.
 */
export const addPriceChangesTable: SchemaHook = ({ schema }) => {
  const ownedBy = (table: string) =>
    integer().references(() => schema.tables[table]?.id, { onDelete: 'cascade' })
  const priceChanges = pgTable(
    'price_changes',
    {
      id: serial().primaryKey(),
      /** One of the three has a value. */
      community_id: ownedBy('communities'),
      plan_id: ownedBy('floor_plans'),
      home_id: ownedBy('homes'),
      /** The field of the document. */
      field: varchar({ length: 20 }).notNull(),
      /** In San Antonio's time zone. */
      day: date().notNull(),
      /** US dollars; empty: call for pricing. */
      price: integer(),
      source: varchar({ length: 20 }).notNull(),
    },
    (table) => [
      uniqueIndex('price_changes_community_idx').on(table.community_id, table.field, table.day),
      uniqueIndex('price_changes_plan_idx').on(table.plan_id, table.field, table.day),
      uniqueIndex('price_changes_home_idx').on(table.home_id, table.field, table.day),
      index('price_changes_day_idx').on(table.day),
    ],
  )
  return { ...schema, tables: { ...schema.tables, price_changes: priceChanges } }
}

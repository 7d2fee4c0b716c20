import type { PostgresAdapterArgs } from '@payloadcms/db-postgres'
import {
  bigint,
  bigserial,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  timestamp,
  varchar,
} from '@payloadcms/db-postgres/drizzle/pg-core'

type SchemaHook = NonNullable<PostgresAdapterArgs['afterSchemaInit']>[number]

const time = () => timestamp({ withTimezone: true, precision: 3 })

/**
 * The changes of what is published, in the order in which they were made, written by triggers. Rows
 * name documents by id without a reference, because they also tell that one is gone.
 */
const listingEvents = pgTable(
  'listing_events',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: time().notNull(),
    /** What changed: `community`, `plan`, `home`, `builder` or `event`. */
    subject: varchar({ length: 20 }).notNull(),
    /** Its part: `status`, `price`, `stage`, `verified`, `incentive:{id}` or `ending:{id}`. */
    facet: varchar({ length: 80 }).notNull(),
    community_id: integer(),
    plan_id: integer(),
    home_id: integer(),
    builder_id: integer(),
    event_id: integer(),
    /** The name or address, for a listing that is gone. */
    name: varchar({ length: 300 }),
    /** The values before and after; empty: there was or is none. */
    old: varchar({ length: 300 }),
    new: varchar({ length: 300 }),
  },
  (table) => [
    index('listing_events_facet_idx').on(table.facet),
    index('listing_events_at_idx').on(table.at),
  ],
)

/** Up to which change the alerts of each frequency were sent. */
const alertCursors = pgTable('alert_cursors', {
  frequency: varchar({ length: 20 }).primaryKey(),
  event_id: bigint({ mode: 'number' }).notNull(),
  ran_at: time().notNull(),
})

/** An email that a reader gets, until it is written and queued. */
const alertNotices = pgTable('alert_notices', {
  id: serial().primaryKey(),
  email: varchar({ length: 320 }).notNull(),
  /** The ids of the reader's alerts that it answers. */
  alerts: jsonb().notNull(),
  /** The first of the changes, and how many there are. */
  changes: jsonb().notNull(),
  total: integer().notNull(),
})

/** Tables of alerts that only the server writes, so they are no Payload collections. */
export const addAlertTables: SchemaHook = ({ schema }) => ({
  ...schema,
  tables: {
    ...schema.tables,
    listing_events: listingEvents,
    alert_cursors: alertCursors,
    alert_notices: alertNotices,
  },
})

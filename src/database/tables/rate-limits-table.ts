import type { PostgresAdapterArgs } from '@payloadcms/db-postgres'
import { bigint, index, integer, pgTable, varchar } from '@payloadcms/db-postgres/drizzle/pg-core'

type SchemaHook = NonNullable<PostgresAdapterArgs['beforeSchemaInit']>[number]

/**
 * The table of `RateLimiterPostgres` (rate-limiter-flexible), with the columns it requires. It is
 * part of Payload's schema, so that a migration creates it and the server needs no permission to
 * create tables. The index on `expire` serves the deletion of old rows.
 */
const rateLimits = pgTable(
  'rate_limits',
  {
    key: varchar({ length: 255 }).primaryKey(),
    points: integer().notNull().default(0),
    expire: bigint({ mode: 'number' }),
  },
  (table) => [index('rate_limits_expire_idx').on(table.expire)],
)

export const addRateLimitsTable: SchemaHook = ({ schema }) => ({
  ...schema,
  tables: { ...schema.tables, rate_limits: rateLimits },
})

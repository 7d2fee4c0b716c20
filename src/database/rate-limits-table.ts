import type { PostgresAdapterArgs } from '@payloadcms/db-postgres'
import { bigint, index, integer, pgTable, varchar } from '@payloadcms/db-postgres/drizzle/pg-core'

type SchemaHook = NonNullable<PostgresAdapterArgs['beforeSchemaInit']>[number]

/**
 * The table in which `RateLimiterPostgres` of rate-limiter-flexible counts, with the columns that it
 * expects. It stands in Payload's schema so that migrations make it and no process needs the right
 * to. `expire` is indexed for the clearing out of old rows.
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

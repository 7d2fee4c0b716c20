import { type PostgresAdapter, postgresAdapter } from '@payloadcms/db-postgres'
import type { DatabaseAdapterObj } from 'payload'
import { addAdCountsTable } from './ad-counts-table'
import { withHonestTransactions } from './honest-transactions'
import { withJobClaims } from './job-claims'
import { addRateLimitsTable } from './rate-limits-table'
import { withVersionTimes } from './version-times'

interface Options {
  readonly url: string | undefined
  readonly migrationDir: string
}

/**
 * The guide's PostgreSQL. The schema is made by migrations alone. The time limits keep visitors from
 * waiting: `statement_timeout` is kept by the server, `query_timeout` by this process, half a second
 * later, for a server that is frozen or behind a dead network.
 */
export function postgres({ url, migrationDir }: Options): DatabaseAdapterObj<PostgresAdapter> {
  const stock = postgresAdapter({
    migrationDir,
    push: false,
    afterSchemaInit: [addRateLimitsTable, addAdCountsTable],
    pool: {
      connectionString: url,
      max: 20,
      connectionTimeoutMillis: 3_000,
      statement_timeout: 5_000,
      query_timeout: 5_500,
      // Payload makes the sizes of a picture inside of a transaction, on a busy machine for long.
      idle_in_transaction_session_timeout: 60_000,
    },
  })
  return withVersionTimes(withJobClaims(withHonestTransactions(stock)))
}

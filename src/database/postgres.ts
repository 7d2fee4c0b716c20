import { type PostgresAdapter, postgresAdapter } from '@payloadcms/db-postgres'
import type { DatabaseAdapterObj } from 'payload'
import { withCheckedTransactions } from './checked-transactions'
import { addCountsTables } from './counts-tables'
import { withJobClaims } from './job-claims'
import { addPriceChangesTable } from './price-changes-table'
import { addRateLimitsTable } from './rate-limits-table'
import { withReadSnapshots } from './read-snapshots'
import { addReportEmailsTable } from './report-emails-table'
import { addSubmissionTables } from './submission-tables'
import { withVersionTimes } from './version-times'

interface Options {
  readonly url: string | undefined
  readonly migrationDir: string
}

/**
 * The database adapter. The schema is changed only by migrations. The timeouts limit how long
 * visitors wait: the server enforces `statement_timeout`, and this process enforces `query_timeout`
 * half a second later, for a server that does not respond.
 */
export function postgres({ url, migrationDir }: Options): DatabaseAdapterObj<PostgresAdapter> {
  const stock = postgresAdapter({
    migrationDir,
    push: false,
    afterSchemaInit: [
      addRateLimitsTable,
      addCountsTables,
      addPriceChangesTable,
      addReportEmailsTable,
      addSubmissionTables,
    ],
    pool: {
      connectionString: url,
      max: 20,
      connectionTimeoutMillis: 3_000,
      statement_timeout: 5_000,
      query_timeout: 5_500,
      // Payload resizes images within a transaction, which can take long on a busy machine.
      idle_in_transaction_session_timeout: 60_000,
    },
  })
  // The checked transactions wrap the claims, so that they also roll back a failed claim.
  return withVersionTimes(withReadSnapshots(withCheckedTransactions(withJobClaims(stock))))
}

import { type PostgresAdapter, postgresAdapter } from '@payloadcms/db-postgres'
import type { DatabaseAdapterObj } from 'payload'
import { withCheckedTransactions } from './checked-transactions'
import { addCountsTables } from './counts-tables'
import { withJobClaims } from './jobs/claims'
import { addPriceChangesTable } from './price-changes-table'
import { addRateLimitsTable } from './rate-limits-table'
import { withReadSnapshots } from './read-snapshots'
import { addReportEmailsTable } from './report-emails-table'
import { addSubmissionTables } from './submissions/tables'
import { withVersionTimes } from './version-times'

interface Options {
  readonly url: string | undefined
  readonly migrationDir: string
}

/**
 * Milliseconds after which this process gives up a connection or a query. A process that is busy for
 * longer, as when it loads its modules on a slow machine, gives up a database that has responded:
 * timers fire before responses are read. How long a visitor waits is limited by the deadline of the
 * request (`server/deadline.ts`).
 */
const PATIENCE = 10_000

/**
 * The database adapter. The schema is changed only by migrations. The server enforces
 * `statement_timeout`; the timeouts of this process are for a server that does not respond.
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
      connectionTimeoutMillis: PATIENCE,
      statement_timeout: 5_000,
      query_timeout: PATIENCE,
      // Payload resizes images within a transaction, which can take long on a busy machine.
      idle_in_transaction_session_timeout: 60_000,
    },
  })
  // The checked transactions wrap the claims, so that they also roll back a failed claim.
  return withVersionTimes(withReadSnapshots(withCheckedTransactions(withJobClaims(stock))))
}

import { type PostgresAdapter, postgresAdapter } from '@payloadcms/db-postgres'
import type { DatabaseAdapterObj } from 'payload'
import { serverState } from '@/lib/server-state'
import { addSubmissionTables } from './submissions/tables'
import { addAlertTables } from './tables/alert-tables'
import { addBackupRunsTable } from './tables/backup-runs-table'
import { addCheckedLinksTable } from './tables/checked-links-table'
import { addCountsTables } from './tables/counts-tables'
import { addDocumentCommentsTable } from './tables/document-comments-table'
import { addListingChangesTable } from './tables/listing-changes-table'
import { addNewsletterSendingsTables } from './tables/newsletter-sendings-tables'
import { addRateLimitsTable } from './tables/rate-limits-table'
import { addReportEmailsTable } from './tables/report-emails-table'
import { addSampleDocumentsTable } from './tables/sample-documents-table'

interface Options {
  readonly url: string | undefined
  /** How many connections this process opens at most. */
  readonly poolSize: number
  /** Whether the URL leads to a pooler, which refuses settings of a session when it connects. */
  readonly isPooled: boolean
  readonly migrationDir: string
}

/**
 * Milliseconds after which this process gives up a connection or a query. A process that is busy for
 * longer, as when it loads its modules on a slow machine, gives up a database that has responded:
 * timers fire before responses are read. How long a visitor waits is limited by the deadline of the
 * request (`server/limits/deadline.ts`).
 */
const TIMEOUT_MS = 10_000

/** Limits that PostgreSQL enforces. Behind a pooler, they belong to the role (`pooler.md`). */
export const SESSION_LIMITS = {
  statement_timeout: 5_000,
  // Payload resizes images within a transaction, which can take long on a busy machine.
  idle_in_transaction_session_timeout: 60_000,
} as const

/**
 * The database adapter of Payload. The schema is changed only by migrations. The server enforces
 * `SESSION_LIMITS`; the timeouts of this process are for a server that does not respond.
 */
export function postgres({
  url,
  poolSize,
  isPooled,
  migrationDir,
}: Options): DatabaseAdapterObj<PostgresAdapter> {
  return withPoolFigures(
    postgresAdapter({
      migrationDir,
      push: false,
      afterSchemaInit: [
        addRateLimitsTable,
        addCheckedLinksTable,
        addCountsTables,
        addListingChangesTable,
        addReportEmailsTable,
        addNewsletterSendingsTables,
        addSampleDocumentsTable,
        addSubmissionTables,
        addDocumentCommentsTable,
        addAlertTables,
        addBackupRunsTable,
      ],
      pool: {
        connectionString: url,
        max: poolSize,
        connectionTimeoutMillis: TIMEOUT_MS,
        query_timeout: TIMEOUT_MS,
        ...(isPooled ? {} : SESSION_LIMITS),
      },
    }),
  )
}

/** Provides `serverState.readPool`. The adapter opens its pool when it connects. */
function withPoolFigures(
  stock: DatabaseAdapterObj<PostgresAdapter>,
): DatabaseAdapterObj<PostgresAdapter> {
  return {
    ...stock,
    init: (args) => {
      const adapter = stock.init(args)
      serverState.readPool = () => ({
        total: adapter.pool?.totalCount ?? 0,
        idle: adapter.pool?.idleCount ?? 0,
        waiting: adapter.pool?.waitingCount ?? 0,
      })
      return adapter
    },
  }
}

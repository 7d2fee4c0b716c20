import type { PostgresAdapterArgs } from '@payloadcms/db-postgres'
import {
  bigint,
  date,
  pgTable,
  serial,
  text,
  timestamp,
  varchar,
} from '@payloadcms/db-postgres/drizzle/pg-core'

type SchemaHook = NonNullable<PostgresAdapterArgs['afterSchemaInit']>[number]

const time = () => timestamp({ withTimezone: true, precision: 3 })

/** The backups that were begun, and how each ended. Backups do not contain the rows. */
const backupRuns = pgTable('backup_runs', {
  id: serial().primaryKey(),
  /** `daily`, `manual` or `before-upgrade`. */
  kind: varchar({ length: 40 }).notNull(),
  /** The day of a daily backup in San Antonio. The key makes one of several servers run it. */
  scheduled_for: date().unique('backup_runs_scheduled_for_key'),
  started_at: time().notNull(),
  /** Empty while it runs, and when its process was killed. */
  finished_at: time(),
  bytes: bigint({ mode: 'number' }),
  /** The folder or bucket with the name of the backup. */
  destination: text(),
  /** Why it failed, as a sentence. */
  error: text(),
})

export const addBackupRunsTable: SchemaHook = ({ schema }) => ({
  ...schema,
  tables: { ...schema.tables, backup_runs: backupRuns },
})

import 'server-only'
import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'

/** Submissions `s` that wait for an editor. */
export const isWaiting: SQL = sql`s.status in ('mapping', 'review')`

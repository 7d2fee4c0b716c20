import { sql } from '@payloadcms/db-postgres/drizzle'
import type { GlobalBeforeOperationHook } from 'payload'
import { runStatement } from '@/database/sql/query'
import { getSession } from '@/database/transactions/session'

/**
 * Makes concurrent saves of a global run one after another, so that the check for outdated forms
 * sees the newest version. A global that has never been published has no row to lock.
 */
export const lockGlobal: GlobalBeforeOperationHook = async ({ args, global, operation, req }) => {
  if (operation !== 'update') return args
  const connection = await getSession(req)
  await runStatement(
    connection,
    sql`select pg_advisory_xact_lock(hashtext(${`global:${global.slug}`}))`,
  )
  return args
}

import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { queryRows, runStatement } from './sql/query'
import { getSession } from './transactions/session'

/** Whether an account with this address can sign in with a password. */
export async function hasPassword(req: PayloadRequest, email: string): Promise<boolean> {
  const connection = await getSession(req)
  const statement = sql`
    select from users where email = ${email} and hash is not null and salt is not null`
  return (await runStatement(connection, statement)) > 0
}

/**
 * Locks the account with this address until the transaction of the request ends. Payload's login
 * writes the whole row of the account, so that it would undo a change that it has not read.
 */
export async function lockAccount(req: PayloadRequest, email: string): Promise<void> {
  const connection = await getSession(req)
  await runStatement(connection, sql`select from users where email = ${email} for no key update`)
}

/**
 * The ids of all admins who can sign in, locked until the transaction of the request ends. If two transactions
 * concurrently demote each other's admin, the second waits here and then sees the change of the
 * first. The lock is weaker than FOR UPDATE, so rows that reference an admin can still be written.
 */
export async function lockAdmins(req: PayloadRequest): Promise<number[]> {
  const connection = await getSession(req)
  const rows = await queryRows(
    connection,
    z.object({ id: z.int() }),
    sql`select id from users where role = 'admin' and disabled is not true order by id for no key update`,
  )
  return rows.map(({ id }) => id)
}

import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { sessionOf } from './session'

/** Whether an account with this address can sign in with a password. */
export async function hasPassword(req: PayloadRequest, email: string): Promise<boolean> {
  const connection = await sessionOf(req)
  const { rows } = await connection.execute(sql`
    select id from users where email = ${email} and hash is not null and salt is not null`)
  return rows.length > 0
}

/**
 * The ids of all admins, locked until the transaction of the request ends. Of two transactions that
 * each take the role from the other's admin, the second waits here and sees what the first did.
 * A weaker lock than FOR UPDATE, so that rows that refer to an admin can still be written.
 */
export async function lockAdmins(req: PayloadRequest): Promise<number[]> {
  const connection = await sessionOf(req)
  const { rows } = await connection.execute<{ id: number }>(sql`
    select id from users where role = 'admin' order by id for no key update`)
  return rows.map(({ id }) => id)
}

import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest } from 'payload'
import { auditEntries } from './audit-entries'
import { runStatement } from './sql/query'
import { getSession } from './transactions/session'

const FAILURE_PAUSE_MS = 10 * 60_000

interface SignIn {
  readonly account: { readonly id: number; readonly name: string }
  /** The id of the new session. */
  readonly session: string
  /** The browser in the list of sessions, such as `Chrome on Windows`. */
  readonly browser: string
}

const noChanges = sql`array[]::text[] as changed_fields, null as changed_values`

/**
 * Stores the time of a sign-in and the browser of the new session, and adds the sign-in to the audit log,
 * in the transaction of the request. No other value of the account changes. Returns whether the log has an earlier sign-in of the account.
 */
export async function recordSignIn(
  req: PayloadRequest,
  { account: { id, name }, session, browser }: SignIn,
): Promise<boolean> {
  const connection = await getSession(req)
  await runStatement(
    connection,
    sql`
    with signed_in as (update users set last_sign_in_at = now() where id = ${id})
    update users_sessions set browser = ${browser} where id = ${session}`,
  )
  const earlier = await runStatement(
    connection,
    sql`select from audit_entries where action = 'signed-in' and user_id = ${id} limit 1`,
  )
  const entry = sql`select 'signed-in' as action, 'users' as collection_slug, ${id} as document_id,
    ${name} as document_title, ${noChanges}`
  await runStatement(connection, sql`with ${auditEntries({ id, name }, entry)} select`)
  return earlier > 0
}

/**
 * Adds a failed sign-in to the audit log if the address has an account. A second failure within ten
 * minutes adds no entry, so that a stranger cannot fill the log. Runs outside of the transaction of
 * the request, which is rolled back.
 */
export async function recordFailedSignIn({ db }: Payload, email: string): Promise<void> {
  const since = new Date(Date.now() - FAILURE_PAUSE_MS)
  const entry = sql`select 'sign-in-failed' as action, 'users' as collection_slug,
      id as document_id, name as document_title, ${noChanges}
    from users
    where email = ${email} and not exists (
      select from audit_entries
      where action = 'sign-in-failed' and document_id = users.id::text
        and created_at > ${since.toISOString()}
    )`
  await runStatement(db.drizzle, sql`with ${auditEntries({ id: null, name: '' }, entry)} select`)
}

/** Ends all sessions of the accounts of these roles that have no second factor. */
export async function endSessionsWithoutSecondFactor(
  req: PayloadRequest,
  roles: readonly string[],
): Promise<void> {
  await runStatement(
    await getSession(req),
    sql`delete from users_sessions s using users u
      where s._parent_id = u.id and u.second_factor_at is null
        and u.role::text in (select json_array_elements_text(${JSON.stringify(roles)}))`,
  )
}

/** Ends all sessions of an account. */
export async function endSessions(req: PayloadRequest, id: number): Promise<void> {
  await runStatement(
    await getSession(req),
    sql`delete from users_sessions where _parent_id = ${id}`,
  )
}

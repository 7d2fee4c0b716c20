import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { env } from '@/config/env'
import { print } from '../console'

/**
 * Opens Payload without the timeouts of `src/database` and of the role. They limit how long visitors
 * wait, but a migration of a large table may take longer. Connects to PostgreSQL itself, because the
 * sessions of a pooler have the timeouts of the role.
 */
export async function openPayload(): Promise<Payload> {
  const payload = await getPayload({ config, disableOnInit: true, disableDBConnect: true })
  quieten(payload)
  Object.assign(payload.db.poolOptions, {
    connectionString: env.DATABASE_DIRECT_URL,
    connectionTimeoutMillis: 60_000,
    statement_timeout: undefined,
    query_timeout: 0,
    idle_in_transaction_session_timeout: undefined,
    options: '-c statement_timeout=0 -c idle_in_transaction_session_timeout=0',
  })
  await payload.db.connect?.()
  return payload
}

/** Payload logs a failed query with its whole SQL text. Only the PostgreSQL error is printed. */
function quieten(payload: Payload): void {
  payload.logger.level = 'error'
  payload.logger.error = (line: unknown) => print(`Failed: ${findReason(line)}`)
}

/** The innermost cause of a logged error, in one line. */
export function findReason(logged: unknown): string {
  if (typeof logged === 'object' && logged !== null && 'err' in logged)
    return findReason(logged.err)
  if (logged instanceof Error && logged.cause) return findReason(logged.cause)
  const text = logged instanceof Error ? logged.message : String(logged)
  return text.split('\n', 1)[0]?.slice(0, 300) ?? ''
}

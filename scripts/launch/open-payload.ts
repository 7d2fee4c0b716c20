import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { print } from './console'

/**
 * Payload on a pool of patient connections: the time limits of `src/database` keep visitors from
 * waiting, while a migration of a large table, or a machine that is busy, takes what it takes.
 */
export async function openPayload(): Promise<Payload> {
  const payload = await getPayload({ config, disableOnInit: true, disableDBConnect: true })
  quieten(payload)
  Object.assign(payload.db.poolOptions, {
    connectionTimeoutMillis: 60_000,
    statement_timeout: 0,
    query_timeout: 0,
    idle_in_transaction_session_timeout: 0,
  })
  await payload.db.connect?.()
  return payload
}

/**
 * Payload logs a failed migration with the text of the whole migration, several times over, and
 * ends the process itself: what PostgreSQL said is enough.
 */
function quieten(payload: Payload): void {
  payload.logger.level = 'error'
  payload.logger.error = (line: unknown) => print(`Failed: ${reasonOf(line)}`)
}

/** The innermost cause of what was logged, in one line. */
export function reasonOf(logged: unknown): string {
  if (typeof logged === 'object' && logged !== null && 'err' in logged) return reasonOf(logged.err)
  if (logged instanceof Error && logged.cause) return reasonOf(logged.cause)
  const text = logged instanceof Error ? logged.message : String(logged)
  return text.split('\n', 1)[0]?.slice(0, 300) ?? ''
}

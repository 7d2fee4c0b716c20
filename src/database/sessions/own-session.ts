import { Client, type ClientBase } from 'pg'
import { z } from 'zod'
import { queryClient } from '../sql/query'

/** What is wrong with the settings when a connection has no PostgreSQL session of its own. */
export const POOLER_SENTENCE =
  'DATABASE_URL seems to be a transaction pooler, and DATABASE_DIRECT_URL is missing or does not lead to PostgreSQL itself. Set DATABASE_DIRECT_URL to the address of the database server (docs/operations/pooler.md).'

/** A connection shares its session with others, so it can neither listen nor hold a lock. */
export class SharedSession extends Error {
  override name = 'SharedSession'

  constructor(symptom: string) {
    super(`${symptom}: ${POOLER_SENTENCE}`)
  }
}

/**
 * Throws {@link SharedSession} when `client` is connected to a pooler in transaction mode. While
 * another connection is in a transaction, such a pooler gives it the session that the client used
 * last, or gives the client another one.
 */
export async function requireOwnSession(client: Client, url: string | undefined): Promise<void> {
  const other = new Client({
    connectionString: url,
    application_name: 'guide: session check',
    connectionTimeoutMillis: 3000,
  })
  other.on('error', () => {})
  try {
    const pid = await getBackendPid(client)
    await other.connect()
    await other.query('begin')
    const isShared = (await getBackendPid(other)) === pid || (await getBackendPid(client)) !== pid
    if (isShared) throw new SharedSession('Two connections have the same session')
  } finally {
    await other.end().catch(() => {})
  }
}

async function getBackendPid(client: ClientBase): Promise<number | undefined> {
  const row = z.object({ pid: z.number() })
  return (await queryClient(client, row, 'select pg_backend_pid() as pid'))[0]?.pid
}

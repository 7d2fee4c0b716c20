import { Client } from 'pg'
import { getErrorCode, LaunchError } from '../console'

/** The server cannot be reached now but may be later. Other errors are mistakes in the settings. */
export class DatabaseAway extends LaunchError {}

const permanent: Readonly<Record<string, string>> = {
  '28P01': 'rejects the user or the password',
  '28000': 'rejects the user',
  '3D000': 'has no database with that name',
  '42501': 'does not allow the user to connect',
}

/**
 * Throws an error of one sentence when the server of `DATABASE_URL` does not accept the connection,
 * after five seconds at most. The message contains the host and database, but not the password.
 */
export async function checkDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 4500 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
  } catch (error) {
    throw connectionError(url, error)
  } finally {
    await client.end().catch(() => {})
  }
}

function connectionError(url: string, error: unknown): LaunchError {
  const { host, pathname } = new URL(url)
  const server = `The database of DATABASE_URL (${host}${pathname})`
  const code = getErrorCode(error)
  const known = permanent[code]
  if (known) return new LaunchError(`${server} ${known} (${code}).`)
  if (code === 'ENOTFOUND') return new LaunchError(`${server} does not exist: unknown host.`)
  const reason = code || (error instanceof Error ? error.message : String(error))
  return new DatabaseAway(`${server} cannot be reached (${reason}).`)
}

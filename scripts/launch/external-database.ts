import { Client } from 'pg'
import { codeOf, LaunchError } from './console'

/** The server may come up later: waiting helps. Any other refusal is a mistake in the settings. */
export class DatabaseAway extends LaunchError {}

const permanent: Readonly<Record<string, string>> = {
  '28P01': 'refuses the user or the password',
  '28000': 'refuses the user',
  '3D000': 'has no database of that name',
  '42501': 'does not allow the user in',
}

/**
 * Refuses in one sentence when the server of `DATABASE_URL` does not let the guide in. Takes five
 * seconds at most. The sentence names host and database, never the password.
 */
export async function checkDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 4500 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
  } catch (error) {
    throw refusal(url, error)
  } finally {
    await client.end().catch(() => {})
  }
}

function refusal(url: string, error: unknown): LaunchError {
  const { host, pathname } = new URL(url)
  const server = `The database of DATABASE_URL (${host}${pathname})`
  const code = codeOf(error)
  const known = permanent[code]
  if (known) return new LaunchError(`${server} ${known} (${code}).`)
  if (code === 'ENOTFOUND') return new LaunchError(`${server} does not exist: unknown host.`)
  const reason = code || (error instanceof Error ? error.message : String(error))
  return new DatabaseAway(`${server} cannot be reached (${reason}).`)
}

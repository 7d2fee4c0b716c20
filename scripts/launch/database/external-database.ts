import { Client } from 'pg'
import { z } from 'zod'
import { queryClient } from '@/database/sql/query'
import { getErrorCode, LaunchError, print } from '../console'

/** The server cannot be reached now but may be later. Other errors are mistakes in the settings. */
export class DatabaseAway extends LaunchError {}

const permanent: Readonly<Record<string, string>> = {
  '28P01': 'rejects the user or the password',
  '28000': 'rejects the user',
  '3D000': 'has no database with that name',
  '42501': 'does not allow the user to connect',
}

/**
 * Throws an error of one sentence when the server of a setting does not accept the connection, after
 * five seconds at most. The message contains the host and database, but not the password.
 */
export async function checkDatabase(url: string, setting = 'DATABASE_URL'): Promise<void> {
  await withClient(url, setting, (client) => client.query('select 1'))
}

/**
 * Checks the direct address beside a pooler. Warns when the role has no limit for statements, which
 * the guide cannot set through a pooler.
 */
export async function checkPooler(url: string, directUrl: string): Promise<void> {
  await checkDatabase(directUrl, 'DATABASE_DIRECT_URL')
  const row = z.object({ limit: z.string() })
  const [found] = await withClient(url, 'DATABASE_URL', (client) =>
    queryClient(client, row, "select current_setting('statement_timeout') as limit"),
  )
  if (found?.limit === '0') {
    print(
      'No statement through DATABASE_URL has a time limit: set statement_timeout for the role of the guide, as docs/operations/pooler.md says.',
    )
  }
}

async function withClient<Result>(
  url: string,
  setting: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 4500 })
  client.on('error', () => {})
  try {
    await client.connect()
    return await work(client)
  } catch (error) {
    throw connectionError(url, setting, error)
  } finally {
    await client.end().catch(() => {})
  }
}

function connectionError(url: string, setting: string, error: unknown): LaunchError {
  const { host, pathname } = new URL(url)
  const server = `The database of ${setting} (${host}${pathname})`
  const code = getErrorCode(error)
  const known = permanent[code]
  if (known) return new LaunchError(`${server} ${known} (${code}).`)
  if (code === 'ENOTFOUND') return new LaunchError(`${server} does not exist: unknown host.`)
  const reason = code || (error instanceof Error ? error.message : String(error))
  return new DatabaseAway(`${server} cannot be reached (${reason}).`)
}

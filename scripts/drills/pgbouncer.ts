import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { freePort } from '../launch/serve/free-port'

/** A running PgBouncer in transaction mode. */
export interface Pgbouncer {
  /** The address of the database through it. */
  readonly url: string
  stop(): Promise<void>
}

interface Options {
  /** The folder of its configuration, which must be accessible to other accounts. */
  readonly folder: string
  /** The database behind it. */
  readonly databaseUrl: string
  /** Start-up parameters that it drops instead of refusing the connection. */
  readonly ignoredParameters?: readonly string[]
}

/** Starts Debian's `pgbouncer` in transaction mode before a database. */
export async function startPgbouncer(options: Options): Promise<Pgbouncer> {
  const { hostname, port, pathname, username, password } = new URL(options.databaseUrl)
  const url = new URL(options.databaseUrl)
  url.port = String(await freePort())
  const folder = path.join(options.folder, `pgbouncer-${url.port}`)
  mkdirSync(folder)
  chmodSync(folder, 0o755)
  const users = path.join(folder, 'users')
  writeFileSync(users, `"${username}" "${password}"\n`)
  const settings = path.join(folder, 'pgbouncer.ini')
  const lines = [
    '[databases]',
    `${pathname.slice(1)} = host=${hostname} port=${port} dbname=${pathname.slice(1)}`,
    '[pgbouncer]',
    `listen_addr = ${hostname}`,
    `listen_port = ${url.port}`,
    'unix_socket_dir =',
    'auth_type = scram-sha-256',
    `auth_file = ${users}`,
    'pool_mode = transaction',
    'default_pool_size = 20',
    'max_client_conn = 500',
    `ignore_startup_parameters = ${['extra_float_digits', ...(options.ignoredParameters ?? [])].join(',')}`,
    // It refuses to run as root.
    ...(process.getuid?.() === 0 ? ['user = postgres'] : []),
  ]
  writeFileSync(settings, `${lines.join('\n')}\n`)
  const pooler = spawn('pgbouncer', ['--quiet', settings], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  process.once('exit', () => pooler.kill())
  await waitUntilReached(url.href, pooler)
  return {
    url: url.href,
    async stop() {
      const ended = once(pooler, 'exit')
      pooler.kill('SIGTERM')
      await ended
    },
  }
}

async function waitUntilReached(url: string, pooler: ChildProcess): Promise<void> {
  for (;;) {
    if (pooler.exitCode !== null) throw new Error('pgbouncer did not start, see above.')
    const client = new Client({ connectionString: url })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.query('select 1')
      return
    } catch {
      await sleep(100)
    } finally {
      await client.end().catch(() => {})
    }
  }
}

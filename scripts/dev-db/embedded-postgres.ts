import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Client } from 'pg'
import { getErrorCode } from '../launch/console'
import { keepSecret, prepareDataFolder } from '../launch/data-folder'
import { freePort } from '../launch/serve/free-port'
import { until } from '../launch/serve/running-process'
import {
  initialiseCluster,
  refuseOtherVersion,
  startCluster,
  stopCluster,
  superuser,
} from './postgres-cluster'
import { findPostgresPaths, type PostgresPaths } from './postgres-paths'
import { findPostmaster } from './postmaster'

const name = 'guide'

/** An embedded PostgreSQL server that listens on the loopback address. */
export interface EmbeddedPostgres {
  /** `postgres://` URL of the guide's database, including the password. */
  readonly url: string
  /** Restarts the server on the same port if it has crashed. */
  revive(): Promise<void>
  /** Closes all connections and shuts down the server cleanly. */
  stop(): Promise<void>
}

export interface EmbeddedPostgresOptions {
  /** The folder of `DATA_DIR`, created if it does not exist. */
  readonly dataDir: string
  /** False trades crash safety for speed, for the temporary data of tests. */
  readonly durable?: boolean
  readonly print?: (line: string) => void
}

/**
 * Starts the embedded PostgreSQL of a data folder and creates its database on first use. If a
 * server already runs on the folder because its launcher was killed, that server is used.
 */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const { dataDir, durable = true, print = () => {} } = options
  prepareDataFolder(dataDir)
  const place = findPostgresPaths(dataDir, print)
  const password = keepSecret(dataDir, 'postgres-password')
  if (!existsSync(place.database)) await initialiseCluster(place, password, durable)
  refuseOtherVersion(place.database)
  const port = (await adopt(place, password)) ?? (await startOnFreePort(place, durable))
  await ensureDatabase(toUrl(password, port))
  return {
    url: toUrl(password, port),
    async revive() {
      if (!findPostmaster(place.database)) await startCluster(place, port, durable)
    },
    stop: () => stopCluster(place),
  }
}

/** The URL of the server that runs on a data folder, if any. */
export function runningUrl(dataDir: string): string | undefined {
  const note = path.join(dataDir, 'postgres-place')
  const database = existsSync(note)
    ? readFileSync(note, 'utf8').trim()
    : path.join(dataDir, 'postgres')
  const running = findPostmaster(database)
  return running && toUrl(keepSecret(dataDir, 'postgres-password'), running.port)
}

function toUrl(password: string, port: number): string {
  return `postgres://${superuser}:${password}@127.0.0.1:${port}/${name}`
}

/**
 * The port of a server that is already running. It may still be recovering from a crash, so it gets
 * time to respond. A server that does not respond is shut down, and the caller starts another.
 */
async function adopt(place: PostgresPaths, password: string): Promise<number | undefined> {
  const running = findPostmaster(place.database)
  if (!running) return undefined
  const { port } = running
  if (port > 0 && (await until(() => answers(toUrl(password, port)), 3000))) return port
  await stopCluster(place)
  return undefined
}

async function answers(url: string): Promise<boolean> {
  try {
    await query(url, 'select 1')
    return true
  } catch {
    return false
  }
}

/** Another program may take the free port first, so up to three ports are tried. */
async function startOnFreePort(place: PostgresPaths, durable: boolean): Promise<number> {
  for (let attempt = 1; ; attempt++) {
    const port = await freePort()
    try {
      await startCluster(place, port, durable)
      return port
    } catch (error) {
      // Another launcher has started a server on the same folder. That server is used.
      const other = findPostmaster(place.database)
      if (other && other.port > 0) return other.port
      if (attempt === 3) throw error
    }
  }
}

async function ensureDatabase(url: string): Promise<void> {
  const { rowCount } = await query(url, `select from pg_database where datname = '${name}'`)
  if (rowCount !== 0) return
  await query(url, `create database ${name}`).catch((error: unknown) => {
    // 42P04: another launcher has created it in the meantime.
    if (getErrorCode(error) !== '42P04') throw error
  })
}

/** Queries the server through the `postgres` database, which always exists. */
async function query(url: string, sql: string) {
  const address = new URL(url)
  address.pathname = '/postgres'
  const client = new Client({ connectionString: address.href, connectionTimeoutMillis: 2000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return await client.query(sql)
  } finally {
    await client.end().catch(() => {})
  }
}

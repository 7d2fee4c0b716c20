import { randomBytes } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { Client } from 'pg'
import { afterAll, inject } from 'vitest'
import { scratchFolder } from '../../scratch-folder'

/**
 * Gives a test file an empty database and an empty data folder, before it loads a module that reads
 * the environment. The first file of a process gets a copy of the migrated database. The files
 * after it share the copy and Payload, which takes seconds to load, so its tables are emptied. The
 * database itself is deleted with the server at the end of the run.
 */
process.env.PAYLOAD_SECRET = 'x'.repeat(32)
const dataDir = process.env.DATA_DIR ?? scratchFolder()
mkdirSync(dataDir, { recursive: true, mode: 0o755 })
process.env.DATA_DIR = dataDir
if (process.env.DATABASE_URL) await emptyDatabase(process.env.DATABASE_URL)
else process.env.DATABASE_URL = await copyOfTemplate(inject('templateUrl'))

afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

async function copyOfTemplate(templateUrl: string): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`
  const template = new URL(templateUrl)
  const copy = new URL(templateUrl)
  copy.pathname = `/${name}`
  await onServer(new URL('/postgres', templateUrl).href, (client) =>
    client.query(`create database ${name} template ${template.pathname.slice(1)}`),
  )
  return copy.href
}

/** Empties all tables but the list of migrations. */
async function emptyDatabase(url: string): Promise<void> {
  await onServer(url, async (client) => {
    const { rows } = await client.query<{ tables: string }>(`
      select string_agg(format('%I', tablename), ', ') as tables from pg_tables
      where schemaname = 'public' and tablename <> 'payload_migrations'`)
    // A transaction that the file before left open would block the statement forever.
    await client.query(`set lock_timeout = '10s'; truncate ${rows[0]?.tables} restart identity`)
  })
}

async function onServer(url: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

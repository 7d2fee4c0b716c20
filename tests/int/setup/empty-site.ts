import { randomBytes } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { Client } from 'pg'
import { afterAll, inject } from 'vitest'
import { filledByMigrations } from '../../../scripts/launch/database/database-state'
import { scratchFolder } from '../../scratch-folder'

/** The database and the data folder of this process. */
interface TestSite {
  readonly databaseUrl: string
  readonly dataDir: string
}

/**
 * The files of a process share it. It is not kept in the environment, which could name a database
 * and a folder of the developer.
 */
const key = Symbol.for('guide.test-site')
const shared = globalThis as { [key]?: TestSite }

/**
 * Gives a test file an empty database and an empty data folder, before it loads a module that reads
 * the environment. The first file of a process gets a copy of the migrated database. The files
 * after it share the copy and Payload, which takes seconds to load, so its tables are emptied. The
 * database itself is deleted with the server at the end of the run.
 */
if (shared[key]) await emptyDatabase(shared[key].databaseUrl)
shared[key] ??= {
  databaseUrl: await copyOfTemplate(inject('templateUrl')),
  dataDir: scratchFolder(),
}
const { databaseUrl, dataDir } = shared[key]
mkdirSync(dataDir, { recursive: true, mode: 0o755 })
process.env.DATABASE_URL = databaseUrl
process.env.PAYLOAD_SECRET = 'x'.repeat(32)
process.env.DATA_DIR = dataDir

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

/**
 * Empties all tables but those that the migrations fill, and lets their ids begin at 1. TRUNCATE would
 * take ten times as long, because it gives each of the tables and indexes a new file.
 */
async function emptyDatabase(url: string): Promise<void> {
  await onServer(url, async (client) => {
    const tables = `select oid, relname from pg_class where relnamespace = 'public'::regnamespace
      and relkind = 'r' and relname <> all ('{${filledByMigrations}}')`
    await client.query(`
      -- A transaction that the file before left open would block the statements forever.
      set lock_timeout = '10s';
      -- Foreign keys and triggers do not matter where everything is deleted.
      set session_replication_role = replica;
      do $$ declare emptied text; begin
        for emptied in select format('%I', relname) from (${tables}) loop
          execute 'lock ' || emptied;
          execute 'delete from ' || emptied;
        end loop;
        perform setval(objid::regclass, 1, false) from pg_depend
          join pg_class as sequence on sequence.oid = objid and relkind = 'S'
          where classid = 'pg_class'::regclass and refobjid in (select oid from (${tables}) as emptied);
      end $$`)
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

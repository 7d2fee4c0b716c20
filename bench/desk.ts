import { rmSync } from 'node:fs'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { PgDialect } from '@payloadcms/db-postgres/drizzle/pg-core'
import { Client } from 'pg'
import { countsStatement } from '@/data/desk/counts'
import { workStatement } from '@/data/desk/work'
import { startNode } from '../scripts/launch/child'
import { startEmbeddedPostgres } from '../scripts/launch/embedded-postgres'
import { preparation } from '../scripts/launch/preparation'
import { insertManyCommunities } from '../tests/fixtures/many-communities'
import { scratchFolder } from '../tests/scratch-folder'

/**
 * The statements of the editors' desk and of its menu over 10,000 communities with two versions each,
 * 400 of them drafts, and 5,000 leads, one at a time on one connection.
 * `npx tsx --conditions=react-server bench/desk.ts`.
 */
const COMMUNITIES = 10_000
const ROUNDS = 41

const statements: Readonly<Record<string, SQL>> = {
  'the desk of an editor': workStatement({ id: 1, role: 'editor' }, new Date()),
  'the desk of a contributor': workStatement({ id: 1, role: 'contributor' }, new Date()),
  'the counts of the menu': countsStatement(['communities', 'builders', 'media', 'leads', 'ads']),
}

const folder = scratchFolder()
const postgres = await startEmbeddedPostgres({ dataDir: folder, durable: false })
const settings = { DATABASE_URL: postgres.url, DATA_DIR: folder, SEED: 'none' }
await startNode(preparation, {
  env: { ...process.env, ...settings, NODE_ENV: 'production', PAYLOAD_SECRET: 'x'.repeat(32) },
}).done
const client = new Client({ connectionString: postgres.url })

async function insertWork(): Promise<void> {
  await client.query(`
    insert into _communities_v (parent_id, version_name, version__status, latest, updated_at,
      version_updated_by_id)
    select id, name, (case when nr = 2 and id % 25 = 0 then 'draft' else 'published' end)
      ::enum__communities_v_version_status, nr = 2, now() - interval '1 minute' * id, null
    from communities cross join generate_series(1, 2) as nr;
    update communities set verified_at = now() - interval '1 day' * (id % 70);
    insert into leads (name, email, phone, message, source, status, created_at)
    select 'Buyer ' || n, n || '@buyer.example', '2105550100', 'When may I come?', 'contact-page',
      (case when n % 50 = 0 then 'new' else 'closed' end)::enum_leads_status,
      now() - interval '1 minute' * n
    from generate_series(1, 5000) as n`)
  await client.query('vacuum analyze')
}

async function milliseconds(statement: SQL): Promise<number[]> {
  const { sql, params } = new PgDialect().sqlToQuery(statement)
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now()
    await client.query(sql, params)
    times.push(performance.now() - began)
  }
  return times.sort((a, b) => a - b)
}

try {
  await insertManyCommunities(postgres.url, COMMUNITIES)
  await client.connect()
  await insertWork()
  const table: Record<string, object> = {}
  for (const [what, statement] of Object.entries(statements)) {
    const times = await milliseconds(statement)
    const at = (share: number) => times[Math.floor(times.length * share)]?.toFixed(1)
    table[what] = { 'median ms': at(0.5), 'p95 ms': at(0.95) }
  }
  // biome-ignore lint/suspicious/noConsole: the figures are what this script is for
  console.table(table)
} finally {
  await client.end()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}

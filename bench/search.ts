import { rmSync } from 'node:fs'
import { PgDialect } from '@payloadcms/db-postgres/drizzle/pg-core'
import { Client } from 'pg'
import { searchQuestion } from '@/domain/search/search'
import { startEmbeddedPostgres } from '../scripts/dev-db/embedded-postgres'
import { preparation } from '../scripts/launch/preparation'
import { spawnNode } from '../scripts/launch/spawn-node'
import { insertManyCommunities } from '../tests/fixtures/many-communities'
import { diskFolder } from './disk-folder'

/**
 * Measures the search statement over 10,000 communities, run sequentially on one connection. Run
 * `npm run bench:search`.
 */
const COMMUNITIES = 10_000
const ROUNDS = 41

// Payload's configuration, which the statement imports, requires a secret.
process.env.PAYLOAD_SECRET ??= 'x'.repeat(32)
const { searchStatement } = await import('@/data/search/statement')

const questions: Readonly<Record<string, string>> = {
  'a name': 'test community 4321',
  'a city': 'boerne',
  'an amenity and a city': 'golf schertz',
  'the beginning of a city': 'conv',
  'a city, misspelled': 'new braunfls',
  'half of it found': 'boerne submarine',
  nothing: 'qwzx',
  'what every name has': 'test community',
  'the same, misspelled': 'test comunity',
}

const folder = diskFolder()
const postgres = await startEmbeddedPostgres({ dataDir: folder, durable: false })
const settings = { DATABASE_URL: postgres.url, DATA_DIR: folder, SEED: 'none' }
await spawnNode(preparation, {
  env: { ...process.env, ...settings, NODE_ENV: 'production' },
}).done
const client = new Client({ connectionString: postgres.url })
const dialect = new PgDialect()

async function milliseconds(q: string): Promise<{ found: number; times: number[] }> {
  const { sql, params } = dialect.sqlToQuery(searchStatement(searchQuestion({ q })))
  const times: number[] = []
  let found = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now()
    const { rows } = await client.query<{ total: number }>(sql, params)
    times.push(performance.now() - began)
    found = rows.reduce((sum, { total }) => sum + total, 0)
  }
  return { found, times: times.sort((a, b) => a - b) }
}

try {
  await insertManyCommunities(postgres.url, COMMUNITIES)
  await client.connect()
  await client.query('vacuum analyze')
  const table: Record<string, object> = {}
  for (const [kind, q] of Object.entries(questions)) {
    const { found, times } = await milliseconds(q)
    const at = (share: number) => times[Math.floor(times.length * share)]?.toFixed(1)
    table[`${kind}: ${q}`] = { found, 'median ms': at(0.5), 'p95 ms': at(0.95) }
  }
  // biome-ignore lint/suspicious/noConsole: the script prints its results
  console.table(table)
} finally {
  await client.end()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}

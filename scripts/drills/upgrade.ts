import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { getPayload } from 'payload'
import { Client } from 'pg'
import { runStatement } from '../../src/database/sql/query'
import { failedStart, type Guide, startGuide } from '../../tests/e2e/setup/guide'
import { contactLead } from '../../tests/fixtures/contact-lead'
import { prepareDatabase } from '../../tests/prepare-database'
import { scratchFolder } from '../../tests/scratch-folder'
import { freePort } from '../launch/serve/free-port'
import { check, finish } from './report'

/**
 * Runs the migrations of a next release beside two servers of this one, under load: one that adds, and
 * one that removes. Pages, searches and leads go to both servers in turn, and to the other one when a
 * server stops, as a proxy does. Run `npm run drill -- upgrade` after a build.
 */
const CLIENTS = 6

const folder = scratchFolder()
const others = [scratchFolder(), scratchFolder()] as const
const postgres = await prepareDatabase(folder)
const settings = {
  DATABASE_URL: postgres.url,
  PAYLOAD_SECRET: 's'.repeat(32),
  SEED: 'none',
  RATE_LIMITS: 'off',
  MIGRATE: 'off',
}
Object.assign(process.env, { ...settings, DATA_DIR: folder, LOG_LEVEL: 'warn' })
const guides: [Guide, Guide] = [
  await startGuide(others[0], settings),
  await startGuide(others[1], settings),
]

const { default: config } = await import('@payload-config')
const { migrate } = await import('../launch/database/migrate')
const payload = await getPayload({ config })
payload.db.pool.on('error', () => {})

let isLoading = true
let answered = 0
const lost: string[] = []

async function ask(guide: Guide, turn: number): Promise<boolean> {
  const paths = ['/communities', `/search?q=home${turn}`, '/api/communities', '/api/leads']
  const path = paths[turn % paths.length] ?? '/'
  const lead = { ...contactLead, email: `ana${turn}@buyer.example` }
  const post = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(lead),
  }
  try {
    const response = await fetch(guide.url + path, path === '/api/leads' ? post : {})
    await response.arrayBuffer()
    return response.status < 300
  } catch {
    return false
  }
}

/** Asks one server after the other. A request that both refuse is lost. */
async function load(client: number): Promise<void> {
  for (let turn = client; isLoading; turn += CLIENTS) {
    const [first, second] = turn % 2 === 0 ? guides : guides.toReversed()
    if (first && second && ((await ask(first, turn)) || (await ask(second, turn)))) answered += 1
    else lost.push(`request ${turn}`)
  }
}

/** A migration of the next release. */
function createMigration(name: string, statement: string) {
  const up = async ({ db }: MigrateUpArgs) => void (await runStatement(db, sql.raw(statement)))
  return { name, up }
}

const clients = Array.from({ length: CLIENTS }, (_, index) => load(index))
await sleep(3000)

// A report that takes three seconds, for which the migration has to wait.
const report = new Client({ connectionString: postgres.url })
await report.connect()
const reported = report
  .query('begin; select count(*) from communities; select pg_sleep(3); commit')
  .then(() => report.end())
const begunAt = performance.now()
const adding = createMigration(
  '20990101_000000_adds',
  'alter table communities add column next_release text',
)
await migrate(payload, [adding])
await reported
const seconds = ((performance.now() - begunAt) / 1000).toFixed(1)
check(lost.length === 0, `a column added after ${seconds} s, behind a report of 3 s`)

for (const index of [0, 1] as const) {
  await guides[index].end('SIGTERM')
  guides[index] = await startGuide(others[index], settings)
}
check(
  guides.every(({ output }) => output.includes('1 newer migration(s)')),
  'both servers started again on the newer database, one after the other',
)
await sleep(2000)
isLoading = false
await Promise.all(clients)
check(lost.length === 0, `${answered} requests answered, ${lost.length} lost`)
await Promise.all(guides.map((guide) => guide.end('SIGTERM')))

const removing = createMigration('20990201_000000_removes', 'drop table checked_links')
const steps = { [removing.name]: { unusedSince: adding.name } }
await migrate(payload, [removing], { steps })
const { code, output } = await failedStart({
  ...settings,
  DATA_DIR: others[0],
  PORT: String(await freePort()),
})
const sentence = output.trim().split('\n').at(-1) ?? ''
check(code === 1 && sentence.includes(removing.name), sentence)

await payload.destroy()
await postgres.stop()
for (const place of [folder, ...others]) rmSync(place, { recursive: true, force: true })
finish()

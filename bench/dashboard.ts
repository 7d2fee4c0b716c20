import { rmSync } from 'node:fs'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { PgDialect } from '@payloadcms/db-postgres/drizzle/pg-core'
import { Client } from 'pg'
import { dashboardStatement } from '@/data/dashboard/dashboard'
import { countsStatement } from '@/data/dashboard/queries'
import { runningUrl } from '../scripts/dev-db/embedded-postgres'
import { startGuide } from '../tests/e2e/setup/guide'
import { insertManyCommunities } from '../tests/fixtures/many-communities'
import { diskFolder } from './disk-folder'

/**
 * Measures the dashboard with 10,000 communities of two versions each, 400 of them drafts, and
 * 5,000 leads: the complete page for an admin, and each SQL statement separately. Run
 * `npm run bench:dashboard` after a build.
 */
const COMMUNITIES = 10_000
const ROUNDS = 41
const admin = { email: 'bench@staff.example', password: 'only-for-this-bench' }

const statements: Readonly<Record<string, SQL>> = {
  'The query for an editor': dashboardStatement({ id: 1, role: 'editor' }, new Date()),
  'The query for a contributor': dashboardStatement({ id: 1, role: 'contributor' }, new Date()),
  'The counts of the menu': countsStatement(['communities', 'builders', 'media', 'leads', 'ads']),
}

const folder = diskFolder()
const guide = await startGuide(folder, {
  SEED: 'none',
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
})
const databaseUrl = runningUrl(folder) ?? ''
const client = new Client({ connectionString: databaseUrl })

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

async function page(): Promise<() => Promise<unknown>> {
  const response = await fetch(`${guide.url}/cms/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  })
  const { token } = (await response.json()) as { token: string }
  const headers = { authorization: `JWT ${token}` }
  return async () => {
    const html = await (await fetch(`${guide.url}/admin`, { headers })).text()
    if (!html.includes('<h1>Dashboard</h1>')) throw new Error('This is not the dashboard.')
  }
}

async function milliseconds(ask: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now()
    await ask()
    times.push(performance.now() - began)
  }
  return times.sort((a, b) => a - b)
}

try {
  await insertManyCommunities(databaseUrl, COMMUNITIES)
  await client.connect()
  await insertWork()
  const queries = { 'The complete page': await page() }
  for (const [what, statement] of Object.entries(statements)) {
    const { sql, params } = new PgDialect().sqlToQuery(statement)
    Object.assign(queries, { [what]: () => client.query(sql, params) })
  }
  const table: Record<string, object> = {}
  for (const [what, ask] of Object.entries(queries)) {
    const times = await milliseconds(ask)
    const at = (share: number) => times[Math.floor(times.length * share)]?.toFixed(1)
    table[what] = { 'median ms': at(0.5), 'p95 ms': at(0.95) }
  }
  // biome-ignore lint/suspicious/noConsole: the script prints its results
  console.table(table)
} finally {
  await client.end()
  await guide.end('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
}

import { rmSync } from 'node:fs'
import autocannon from 'autocannon'
import { Client } from 'pg'
import { runningUrl } from '../scripts/dev-db/embedded-postgres'
import { startGuide } from '../tests/e2e/setup/guide'
import { diskFolder } from './disk-folder'
import { nextStart } from './next-start'

/**
 * Compares the public API with Payload's REST API: a list of 200 communities from the same rows on
 * the same machine, in alternating rounds. Run `npm run bench:api` after a build.
 */
const ROUNDS = 5
const SECONDS = 6
const CONNECTIONS = 10
const admin = { email: 'bench@staff.example', password: 'only-for-this-bench' }

const folder = diskFolder()
const guide = await startGuide(folder, {
  SEED: 'sample',
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'warn',
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
})
const databaseUrl = runningUrl(folder) ?? ''
await multiply(databaseUrl, 200)
// The baseline: the same build under `next start`.
const server = await nextStart(folder)

interface Side {
  readonly name: string
  readonly run: () => Promise<autocannon.Result>
  readonly rates: number[]
  readonly p99s: number[]
}

const headers = { 'accept-encoding': 'gzip' }
let fresh = 0

const load = (name: string, options: autocannon.Options): Side => ({
  name,
  rates: [],
  p99s: [],
  run: async () => autocannon({ connections: CONNECTIONS, duration: SECONDS, headers, ...options }),
})

const list = '/api/communities?limit=200'
const sides = [
  load('Cached response, gzip', { url: guide.url + list }),
  load('Uncached: one statement per request', {
    url: guide.url,
    requests: [
      {
        setupRequest: (request) => {
          fresh += 1
          return { ...request, path: `${list}&minPrice=0.${fresh}` }
        },
      },
    ],
  }),
  load('Payload REST, depth 1', {
    url: `${server.url}/cms/api/communities?limit=200&depth=1`,
    headers: { ...headers, authorization: `JWT ${await token()}` },
  }),
]

await sameRows()
for (let round = 0; round < ROUNDS; round += 1) {
  for (const side of sides) {
    const { requests, latency, non2xx, errors } = await side.run()
    if (non2xx + errors > 0) throw new Error(`${side.name}: ${non2xx + errors} failed requests`)
    side.rates.push(requests.average)
    side.p99s.push(latency.p99)
  }
}

const peerRate = median(sides.at(-1)?.rates ?? [])
// biome-ignore lint/suspicious/noConsole: the script prints its results
console.table(
  sides.map(({ name, rates, p99s }) => ({
    name,
    'requests/s': median(rates).toFixed(1),
    'p99 ms': median(p99s).toFixed(1),
    'times Payload REST': (median(rates) / peerRate).toFixed(1),
  })),
)
server.stop()
await guide.end('SIGTERM')
rmSync(folder, { recursive: true, force: true })
process.exit(0)

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

/** Copies the sample communities and their related rows until there are `count`. */
async function multiply(url: string, count: number): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const columns = async (table: string, without: readonly string[]) => {
    const { rows } = await client.query<{ name: string }>(
      'select column_name as name from information_schema.columns where table_name = $1',
      [table],
    )
    return rows.map(({ name }) => name).filter((name) => !without.includes(name))
  }
  const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ')
  const own = quoted(await columns('communities', ['id', 'slug']))
  const { rows: originals } = await client.query<{ id: number }>(
    `select id from communities where _status = 'published' order by id`,
  )
  for (let n = originals.length; n < count; n += 1) {
    const from = originals[n % originals.length]?.id
    const { rows } = await client.query<{ id: number }>(
      `insert into communities (slug, ${own}) select slug || '-${n}', ${own}
       from communities where id = $1 returning id`,
      [from],
    )
    for (const table of ['communities_rels', 'communities_texts']) {
      const rest = quoted(await columns(table, ['id', 'parent_id']))
      await client.query(
        `insert into ${table} (parent_id, ${rest}) select $2, ${rest} from ${table} where parent_id = $1`,
        [from, rows[0]?.id],
      )
    }
  }
  await client.query(`select pg_notify('guide_tags', '["site"]')`)
  await client.end()
}

async function token(): Promise<string> {
  const response = await fetch(`${guide.url}/cms/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  })
  return ((await response.json()) as { token: string }).token
}

/** Checks that both servers return the same 200 communities. */
async function sameRows(): Promise<void> {
  const ours = (await (await fetch(guide.url + list)).json()) as unknown[]
  const response = await fetch(`${server.url}/cms/api/communities?limit=200&depth=1`, {
    headers: { authorization: `JWT ${await token()}` },
  })
  const { docs } = (await response.json()) as { docs: unknown[] }
  if (ours.length !== 200 || docs.length !== 200) {
    throw new Error(`Expected 200 rows on both sides: ${ours.length} and ${docs.length}`)
  }
}

import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { Client } from 'pg'
import { runningUrl } from '../scripts/dev-db/embedded-postgres'
import { freePort } from '../scripts/launch/serve/free-port'
import { type Guide, startGuide } from '../tests/e2e/setup/guide'
import { diskFolder } from './disk-folder'

/**
 * Measures what one and two servers on one database carry: a mix of pages, page data, searches, facets,
 * API calls, leads and saves of editors, by more and more clients at once until the throughput no longer
 * grows. Clients, servers and PostgreSQL share the machine. A save of a community makes all pages with
 * communities stale, so with `npm run bench:load -- without-saves` the cache has more to answer. Run it
 * after a build.
 */
const withSaves = process.argv[2] !== 'without-saves'

const STEPS = [5, 10, 20, 40, 80]
const SECONDS = 15
/** A step that brings less than this is the last one. */
const GROWTH = 1.05

const admin = { email: 'admin@guide.example', password: 'Only-for-this-benchmark-1' }

type Kind = 'cached page' | 'search' | 'facets' | 'API' | 'lead' | 'save'

/** How often each kind is requested, of about 100. */
const mix: Readonly<Record<Kind, number>> = {
  'cached page': 70,
  search: 12,
  facets: 6,
  API: 8,
  lead: 3,
  save: withSaves ? 1 : 0,
}
const kinds = Object.entries(mix).flatMap(([kind, share]) =>
  Array.from({ length: share }, () => kind as Kind),
)

interface Call {
  readonly url: string
  readonly method?: 'GET' | 'POST' | 'PATCH'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

interface Server {
  readonly guide: Guide
  readonly metricsUrl: string
}

async function startServer(folder: string, settings: Readonly<Record<string, string>>) {
  const port = await freePort()
  const guide = await startGuide(folder, {
    RATE_LIMITS: 'off',
    METRICS_PORT: String(port),
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    ...settings,
  })
  return { guide, metricsUrl: `http://127.0.0.1:${port}/metrics` }
}

async function readMemory({ metricsUrl }: Server): Promise<number> {
  const text = await (await fetch(metricsUrl)).text()
  const [, bytes = '0'] = /^process_resident_memory_bytes(?:{[^}]*})? (\S+)$/m.exec(text) ?? []
  return Number(bytes) / 1024 / 1024
}

const folder = diskFolder()
const otherFolder = diskFolder()
const servers: Server[] = [await startServer(folder, { SEED: 'sample' })]
const databaseUrl = runningUrl(folder) ?? ''
const database = new Client({ connectionString: databaseUrl })
await database.connect()

const [{ guide }] = servers as [Server]
const sitemap = await (await fetch(`${guide.url}/sitemap.xml`)).text()
const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => {
  return new URL(url).pathname
})
const origin = { origin: guide.url, 'sec-fetch-site': 'same-origin' }
const signedIn = await fetch(`${guide.url}/cms/api/users/login`, {
  method: 'POST',
  headers: { ...origin, 'content-type': 'application/json' },
  body: JSON.stringify(admin),
})
const { token } = (await signedIn.json()) as { token: string }
const { rows: communities } = await database.query<{ id: number }>(
  `select id from communities where _status = 'published' order by id`,
)

let sent = 0

/** Calls that differ each time, so that nothing but the pages is answered from the cache. */
const calls: Readonly<Record<Kind, () => Call>> = {
  'cached page': () => ({ url: pages[(sent * 7919) % pages.length] ?? '/' }),
  search: () => ({ url: `/homes?maxPrice=${300_000 + sent}` }),
  facets: () => ({ url: `/api/homes/facets?maxPrice=${300_000 + sent}` }),
  API: () => ({ url: `/api/communities?limit=24&minPrice=${sent}` }),
  lead: () => ({
    url: '/api/leads',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      firstName: 'Ana',
      lastName: 'Buyer',
      email: `ana${sent}@buyer.example`,
      phone: '(210) 555-0142',
      subject: 'A question',
      message: 'Where is the model home?',
      source: 'contact-page',
      type: 'general-inquiry',
    }),
  }),
  save: () => ({
    url: `/cms/api/communities/${communities[sent % communities.length]?.id}`,
    method: 'PATCH',
    headers: {
      ...origin,
      'content-type': 'application/json',
      authorization: `JWT ${token}`,
    },
    body: JSON.stringify({ hoaContact: `Contact ${sent}`, _status: 'published' }),
  }),
}

interface Measured {
  readonly kind: Kind
  readonly ms: number
  readonly status: number
}

/** Sends calls one after another until `end`, to the servers in turn. */
async function sendUntil(end: number, measured: Measured[]): Promise<void> {
  while (performance.now() < end) {
    sent += 1
    const kind = kinds[(sent * 37) % kinds.length] ?? 'cached page'
    const { url, ...init } = calls[kind]()
    const server = servers[sent % servers.length] as Server
    const began = performance.now()
    const response = await fetch(server.guide.url + url, init)
    await response.arrayBuffer()
    measured.push({ kind, ms: performance.now() - began, status: response.status })
  }
}

const findShare = (sorted: readonly number[], share: number) =>
  Math.round(sorted[Math.floor(sorted.length * share)] ?? 0)

const rows: object[] = []

/** Raises the number of clients until the throughput no longer grows. */
async function measure(name: string): Promise<void> {
  let best = 0
  for (const clients of STEPS) {
    const measured: Measured[] = []
    const end = performance.now() + SECONDS * 1000
    const sending = Promise.all(Array.from({ length: clients }, () => sendUntil(end, measured)))
    const { rows: connections } = await database.query<{ count: number }>(
      'select count(*)::int as count from pg_stat_activity where datname = current_database()',
    )
    await sending
    const rate = measured.length / SECONDS
    const times = (of: (one: Measured) => boolean) =>
      measured
        .filter(of)
        .map(({ ms }) => ms)
        .sort((a, b) => a - b)
    const all = times(() => true)
    const made = times(({ kind }) => kind === 'search' || kind === 'facets')
    rows.push({
      servers: name,
      clients,
      'requests/s': Math.round(rate),
      'p50 ms': findShare(all, 0.5),
      'p99 ms': findShare(all, 0.99),
      'searches p50 ms': findShare(made, 0.5),
      'leads p99 ms': findShare(
        times(({ kind }) => kind === 'lead'),
        0.99,
      ),
      '5xx': measured.filter(({ status }) => status >= 500).length,
      'other than 2xx': measured.filter(({ status }) => status >= 300).length,
      'MB each': (await Promise.all(servers.map(readMemory))).map(Math.round).join(', '),
      connections: connections[0]?.count,
    })
    if (rate < best * GROWTH) return
    best = rate
  }
}

await measure('one')
servers.push(
  await startServer(otherFolder, {
    SEED: 'none',
    DATABASE_URL: databaseUrl,
    PAYLOAD_SECRET: readFileSync(path.join(folder, 'payload-secret'), 'utf8').trim(),
  }),
)
await measure('two')
// biome-ignore lint/suspicious/noConsole: the script prints its results
console.table(rows)
await database.end()
for (const { guide } of servers.toReversed()) await guide.end('SIGTERM')
for (const used of [folder, otherFolder]) rmSync(used, { recursive: true, force: true })

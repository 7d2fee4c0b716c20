import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { startGuide } from '../../tests/e2e/setup/guide'
import { startMailbox } from '../../tests/fixtures/mailbox'
import { scratchFolder } from '../../tests/scratch-folder'
import { runningUrl } from '../dev-db/embedded-postgres'
import { freePort } from '../launch/serve/free-port'
import { leadLedger } from './lead-ledger'
import { query } from './query'
import { check, finish, print } from './report'

/**
 * Twenty visitors at once read every page of the sample content, search, ask the API, and send a lead
 * with each fiftieth request, while all pages become stale every ten seconds. The memory of the server may
 * not grow by more than 15% after the first five minutes, and no request may fail. Run
 * `npm run drill -- soak` after a build, or with another number of minutes than 30.
 */
const MINUTES = Number(process.argv[3] ?? 30)
const VISITORS = 20
const MAX_GROWTH = 0.15
/** The first five of thirty minutes, and as much of a shorter run. */
const WARM_UP = Math.min(5, MINUTES / 6)
/** Milliseconds between two samples of the memory. */
const PAUSE = 2000

const folder = scratchFolder()
const mail = await startMailbox()
const metricsPort = await freePort()
const guide = await startGuide(folder, {
  SEED: 'sample',
  RATE_LIMITS: 'off',
  SMTP_URL: mail.url,
  METRICS_PORT: String(metricsPort),
})
const databaseUrl = runningUrl(folder) ?? ''
const ledger = leadLedger(guide.url)

const sitemap = await (await fetch(`${guide.url}/sitemap.xml`)).text()
const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  ([, url = '']) => new URL(url).pathname,
)
const lists = ['/api/communities', '/api/homes', '/api/builders', '/api/blog', '/api/events']

const begunAt = performance.now()
const minutes = () => (performance.now() - begunAt) / 60_000
let requests = 0
const failures: string[] = []

async function request(turn: number): Promise<void> {
  const page =
    turn % 10 === 1
      ? `/search?q=home${turn % 1000}`
      : ((turn % 5 === 0 ? lists[(turn / 5) % lists.length] : pages[turn % pages.length]) ?? '/')
  const status =
    turn % 50 === 7
      ? await ledger.send(`lead-${turn}`)
      : await fetch(guide.url + page).then(
          async (response) => {
            await response.arrayBuffer()
            return response.status
          },
          () => 0,
        )
  if (status === 0 || status >= 500) failures.push(`${status} ${page}`)
}

async function visit(): Promise<void> {
  while (minutes() < MINUTES) {
    requests += 1
    await request(requests)
  }
}

/** What is sampled, in bytes, by the metrics of the server. */
const kinds = {
  resident: 'process_resident_memory_bytes',
  'heap in use': 'nodejs_heap_size_used_bytes',
  'heap reserved': 'nodejs_heap_size_total_bytes',
  'outside of the heap': 'nodejs_external_memory_bytes',
} as const
type Kind = keyof typeof kinds
/** The metrics at a moment, as the server gives them. */
const samples: { readonly minute: number; readonly text: string }[] = []

const readBytes = (text: string, kind: Kind) =>
  Number(new RegExp(`^${kinds[kind]} (\\S+)$`, 'm').exec(text)?.[1])

async function watch(): Promise<void> {
  for (let turn = 0; minutes() < MINUTES; turn += 1) {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    samples.push({ minute: minutes(), text })
    if (turn % 5 === 0) await query(databaseUrl, `select pg_notify('guide_tags', '["site"]')`)
    await sleep(PAUSE)
  }
}

await Promise.all([watch(), ...Array.from({ length: VISITORS }, visit)])

/** The median of the memory within a part of the run, in megabytes. */
function readMemory(from: number, to: number, kind: Kind = 'resident'): number {
  const values = samples
    .filter(({ minute }) => minute >= from && minute <= to)
    .map(({ text }) => readBytes(text, kind))
    .sort((a, b) => a - b)
  return (values[Math.floor(values.length / 2)] ?? Number.NaN) / 1024 ** 2
}

const part = Math.min(1, MINUTES / 5)
const first = readMemory(WARM_UP, WARM_UP + part)
const last = readMemory(MINUTES - part, MINUTES)
const growth = last / first - 1
for (let sixth = 0; sixth < 6; sixth += 1) {
  const [from, to] = [(sixth * MINUTES) / 6, ((sixth + 1) * MINUTES) / 6]
  const values = Object.keys(kinds).map((kind) => {
    return `${Math.round(readMemory(from, to, kind as Kind))} MB ${kind}`
  })
  print(`Minutes ${from.toFixed(1)} to ${to.toFixed(1)}: ${values.join(', ')}`)
}
print(`Requests in ${MINUTES} minutes: ${requests}; leads: ${ledger.acknowledged.size}`)
check(
  failures.length === 0,
  `${failures.length} requests failed ${failures.slice(0, 5).join(', ')}`,
)
check(
  growth < MAX_GROWTH,
  `Memory: ${Math.round(first)} MB after ${WARM_UP.toFixed(1)} minutes, ${Math.round(last)} MB at the end (${(growth * 100).toFixed(1)}%)`,
)

await guide.end('SIGTERM')
await mail.close()
rmSync(folder, { recursive: true, force: true })
finish()

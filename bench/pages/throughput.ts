import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { promisify } from 'node:util'
import { startGuide } from '../../tests/e2e/setup/guide'
import { diskFolder } from '../disk-folder'
import { nextStart } from '../next-start'

const ROUNDS = 3
const SECONDS = 2
const CONNECTIONS = 10

/**
 * Targets of docs/decisions/0119-one-response-cache.md: requests per second, and times the same
 * page of `next start`.
 */
const CACHED = 5000
const TIMES = 15

const pages = [
  '/',
  '/communities',
  '/communities/cibolo-ridge-preserve',
  '/blog',
  '/blog/choosing-the-right-home-builder',
]

interface Side {
  readonly name: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
}

type Row = Record<string, string | number>

/**
 * Requests per second of pages from the cache, rendered per request, and under `next start` from
 * the same build, with the load generator on the same machine. Median of alternating rounds. The
 * generator is `wrk` (a Debian package): one in JavaScript reaches its own limit first.
 */
export async function throughput(): Promise<{ rows: Row[]; misses: string[] }> {
  const folder = diskFolder()
  const guide = await startGuide(folder, { SEED: 'sample', RATE_LIMITS: 'off', LOG_LEVEL: 'warn' })
  const peer = await nextStart(folder)
  try {
    const rows: Row[] = []
    const misses: string[] = []
    for (const page of pages) {
      const rates = await measureRates(getSides(page, guide.url, peer.url))
      const nextRate = rates['next start, gzip'] ?? 0
      rows.push({ page, ...rounded(rates), 'times next start': Math.round(times(rates, nextRate)) })
      misses.push(...findMisses(page, rates, nextRate))
    }
    return { rows, misses }
  } finally {
    peer.stop()
    await guide.end('SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  }
}

function getSides(page: string, guide: string, peer: string): Side[] {
  const encodings = (name: string, url: string, more: Record<string, string> = {}) =>
    ['gzip', 'br'].map((encoding) => ({
      name: `${name}, ${encoding}`,
      url: url + page,
      headers: { 'accept-encoding': encoding, ...more },
    }))
  return [
    ...encodings('cached', guide),
    // The server does not cache for a request that may come from staff.
    ...encodings('uncached', guide, { cookie: 'payload-token=none' }),
    ...encodings('next start', peer),
  ]
}

async function measureRates(sides: readonly Side[]): Promise<Record<string, number>> {
  const found = new Map<string, number[]>()
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const side of sides) {
      found.set(side.name, [...(found.get(side.name) ?? []), await requestsPerSecond(side)])
    }
  }
  return Object.fromEntries([...found].map(([name, rates]) => [name, median(rates)]))
}

async function requestsPerSecond({ name, url, headers }: Side): Promise<number> {
  const sent = Object.entries(headers).flatMap(([header, value]) => ['-H', `${header}: ${value}`])
  const load = ['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '--timeout', '30s', ...sent, url]
  const { stdout } = await promisify(execFile)('wrk', load)
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${name}, ${url}:\n${stdout}`)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? 0)
}

function findMisses(page: string, rates: Record<string, number>, nextRate: number): string[] {
  const slowest = cachedRate(rates)
  return [
    ...(slowest < CACHED ? [`${page}  ${slowest.toFixed(0)} requests/s, target ${CACHED}`] : []),
    ...(times(rates, nextRate) < TIMES
      ? [`${page}  ${times(rates, nextRate).toFixed(1)} times next start, target ${TIMES}`]
      : []),
  ]
}

const cachedRate = (rates: Record<string, number>) =>
  Math.min(rates['cached, gzip'] ?? 0, rates['cached, br'] ?? 0)

const times = (rates: Record<string, number>, nextRate: number) => cachedRate(rates) / nextRate

const rounded = (rates: Record<string, number>): Row =>
  Object.fromEntries(Object.entries(rates).map(([name, rate]) => [name, Math.round(rate)]))

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

import { createServer, type Server } from 'node:net'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { type Limiter, rateLimits } from '../../../../server/limits/rate-limits'
import { call } from '../../../../server/limits/rate-limits.fixture'
import { parseEnv } from '../../../../src/config/env'

const databaseUrl = process.env.DATABASE_URL ?? ''
const secret = process.env.PAYLOAD_SECRET ?? ''
const client = new Client({ connectionString: databaseUrl })
const opened: Limiter[] = []

beforeAll(() => client.connect())
beforeEach(() => client.query('truncate rate_limits'))
afterEach(() => Promise.all(opened.splice(0).map((limiter) => limiter.close())))
afterEach(() => void vi.useRealTimers())
afterAll(() => client.end())

/** The limiter of one process; closed after the test. */
function limits(rates = 'on', proxies = '', url = databaseUrl): Limiter {
  const env = parseEnv({ RATE_LIMITS: rates, TRUSTED_PROXIES: proxies })
  const limiter = rateLimits({
    settings: env.RATE_LIMITS,
    trustedProxies: env.TRUSTED_PROXIES,
    secret,
    databaseUrl: url,
  })
  opened.push(limiter)
  return limiter
}

async function keys(): Promise<string[]> {
  const { rows } = await client.query<{ key: string }>('select key from rate_limits order by key')
  return rows.map(({ key }) => key)
}

async function points(): Promise<number[]> {
  const { rows } = await client.query<{ points: number }>(
    'select points from rate_limits order by key',
  )
  return rows.map((row) => row.points)
}

it('the sixth lead is rejected with Retry-After', async () => {
  const limiter = limits()
  for (let i = 0; i < 5; i += 1) expect(await limiter.check(call())).toBeNull()
  const rejection = await limiter.check(call())
  expect(rejection?.retryAfterSeconds).toBeGreaterThan(0)
  expect(rejection?.retryAfterSeconds).toBeLessThanOrEqual(600)
})

it('the limiters of several processes share their counts', async () => {
  const [one, other] = [limits(), limits()]
  for (let i = 0; i < 3; i += 1) expect(await one.check(call())).toBeNull()
  for (let i = 0; i < 2; i += 1) expect(await other.check(call())).toBeNull()
  expect(await other.check(call())).not.toBeNull()
  expect(await one.check(call())).not.toBeNull()
})

it('concurrent requests are counted exactly', async () => {
  const [one, other] = [limits(), limits()]
  const responses = await Promise.all(
    Array.from({ length: 40 }, (_, i) => (i % 2 ? one : other).check(call())),
  )
  expect(responses.filter((response) => response === null)).toHaveLength(5)
})

it('the limiter does not query the database during a flood', async () => {
  const limiter = limits()
  for (let i = 0; i < 50; i += 1) await limiter.check(call())
  expect(await points()).toEqual([5, 5])
})

it('the limiter ignores a forged X-Forwarded-For', async () => {
  const limiter = limits()
  const forged = (i: number) => call({ headers: { 'x-forwarded-for': `198.51.100.${i}` } })
  for (let i = 0; i < 5; i += 1) expect(await limiter.check(forged(i))).toBeNull()
  expect(await limiter.check(forged(5))).not.toBeNull()
})

it('the limiter distinguishes the clients behind a trusted proxy', async () => {
  const limiter = limits('leads=1/600', '192.0.2.0/24')
  const behind = (from: string) => call({ headers: { 'x-forwarded-for': from } })
  expect(await limiter.check(behind('198.51.100.1'))).toBeNull()
  expect(await limiter.check(behind('198.51.100.2'))).toBeNull()
  expect(await limiter.check(behind('198.51.100.1'))).not.toBeNull()
})

it('the limiter counts all spellings of the sign-in path', async () => {
  const limiter = limits('login=2/900')
  expect(await limiter.check(call({ url: '/cms/api//users/%6Cogin/' }))).toBeNull()
  expect(await limiter.check(call({ url: '/CMS/api/users/login?x=1' }))).toBeNull()
  expect(await limiter.check(call({ url: '/cms/api/users/login' }))).not.toBeNull()
  expect(await keys()).toHaveLength(1)
})

it('the limiter resets after the window, and stores no IP address in clear text', async () => {
  const limiter = limits('leads=1/600')
  expect(await limiter.check(call())).toBeNull()
  expect(await keys()).toEqual([
    expect.stringMatching(/^leads-direct:[\w-]{22}$/),
    expect.stringMatching(/^leads:[\w-]{22}$/),
  ])
  expect((await keys()).join()).not.toContain('192.0.2.1')
  await client.query('update rate_limits set expire = 0')
  const later = limits('leads=1/600')
  expect(await later.check(call())).toBeNull()
  expect(await points()).toEqual([1, 1])
})

it('the limiter writes no rows when turned off, nor for limits that are counted in memory', async () => {
  expect(await limits('off').check(call())).toBeNull()
  const limiter = limits('reads=1/60')
  const read = () => call({ method: 'GET', url: '/api/stats' })
  expect(await limiter.check(read())).toBeNull()
  expect(await limiter.check(read())).not.toBeNull()
  expect(await keys()).toEqual([])
})

/**
 * The URL of a server that accepts connections and never answers. Once it is closed, connections
 * are refused.
 */
async function muteDatabase(): Promise<{ server: Server; url: string }> {
  const server = createServer((socket) => void socket.on('error', () => {}))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return { server, url: `postgres://guide@127.0.0.1:${port}/guide` }
}

it.each(['refuses', 'ignores'])(
  'the limiter counts in memory while the database %s connections',
  async (how) => {
    const { server, url } = await muteDatabase()
    if (how === 'refuses') await new Promise((resolve) => server.close(resolve))
    const limiter = limits('leads=1/600', '', url)
    expect(await limiter.check(call())).toBeNull()
    expect(await limiter.check(call({ address: '192.0.2.2' }))).toBeNull()
    expect(await limiter.check(call())).toMatchObject({ retryAfterSeconds: expect.any(Number) })
    if (server.listening) server.close()
  },
)

it('the limiter counts in memory while the table is missing, and then in the table again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const limiter = limits('leads=1/600')
  await client.query('alter table rate_limits rename to rate_limits_away')
  try {
    expect(await limiter.check(call())).toBeNull()
    expect(await limiter.check(call())).not.toBeNull()
  } finally {
    await client.query('alter table rate_limits_away rename to rate_limits')
  }
  expect(await limiter.check(call({ address: '192.0.2.2' }))).toBeNull()
  expect(await keys()).toEqual([])
  vi.setSystemTime(Date.now() + 5000)
  expect(await limiter.check(call({ address: '192.0.2.3' }))).toBeNull()
  expect(await keys()).toHaveLength(2)
})

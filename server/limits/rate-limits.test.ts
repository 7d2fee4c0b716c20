import type { IncomingMessage } from 'node:http'
import { afterEach, expect, it, vi } from 'vitest'
import { parseEnv } from '@/config/env'
import { issueFormToken } from '@/lib/tokens/form-token'
import { FORM_TOKEN_HEADER } from '@/lib/tokens/form-token-header'
import { type Limiter, rateLimits } from './rate-limits'
import { call } from './rate-limits.fixture'

const secret = 's'.repeat(32)

/** Limits that count in memory, with the given `RATE_LIMITS` and `TRUSTED_PROXIES`. */
function limits(rates = 'on', proxies = ''): Limiter {
  const env = parseEnv({ RATE_LIMITS: rates, TRUSTED_PROXIES: proxies })
  return rateLimits({
    settings: env.RATE_LIMITS,
    trustedProxies: env.TRUSTED_PROXIES,
    secret,
    databaseUrl: undefined,
  })
}

/** Returns how many of `count` requests are allowed. */
async function passed(limiter: Limiter, count: number, request: () => IncomingMessage) {
  let sum = 0
  for (let i = 0; i < count; i += 1) if ((await limiter.check(request())) === null) sum += 1
  return sum
}

afterEach(() => {
  vi.useRealTimers()
})

it('the rate limits reject the sixth lead until the first is ten minutes old', async () => {
  vi.useFakeTimers()
  const limiter = limits()
  expect(await passed(limiter, 5, call)).toBe(5)
  expect(await limiter.check(call())).toEqual({ retryAfterSeconds: 600 })
  vi.advanceTimersByTime(599_500)
  expect(await limiter.check(call())).toEqual({ retryAfterSeconds: 1 })
  vi.advanceTimersByTime(501)
  expect(await limiter.check(call())).toBeNull()
})

it('the rate limits count each client and each limit separately', async () => {
  const limiter = limits('leads=1/600,login=1/900')
  const login = () => call({ url: '/cms/api/users/login' })
  expect(await passed(limiter, 2, call)).toBe(1)
  expect(await passed(limiter, 2, login)).toBe(1)
  expect(await passed(limiter, 2, () => call({ address: '192.0.2.2' }))).toBe(1)
})

it('the rate limits ignore a forged X-Forwarded-For', async () => {
  let i = 0
  const forged = () => call({ headers: { 'x-forwarded-for': `198.51.100.${i++}` } })
  expect(await passed(limits(), 9, forged)).toBe(5)
  expect(await passed(limits('on', '10.0.0.0/8'), 9, forged)).toBe(5)
})

it('the rate limits distinguish the clients behind a trusted proxy', async () => {
  const limiter = limits('leads=1/600', '192.0.2.0/24')
  const behind = (from: string) => () => call({ headers: { 'x-forwarded-for': from } })
  expect(await passed(limiter, 2, behind('198.51.100.1'))).toBe(1)
  expect(await passed(limiter, 2, behind('198.51.100.2'))).toBe(1)
})

it('the rate limits count every spelling of a path and every override method', async () => {
  const limiter = limits('login=3/900')
  const headers = { 'x-payload-http-method-override': 'GET' }
  expect(await limiter.check(call({ url: '/cms/api//users/%6Cogin/' }))).toBeNull()
  expect(await limiter.check(call({ url: '/CMS/api/users/login', headers }))).toBeNull()
  expect(await limiter.check(call({ url: '/cms/api/users%2flogin' }))).toBeNull()
  expect(await limiter.check(call({ url: '/cms/api/users/login?x' }))).not.toBeNull()
})

it('the rate limits add a daily limit for leads without a valid form token', async () => {
  const limiter = limits('leads=99/600,leads-direct=1/86400')
  const shown = async (key: string, ago: number) => {
    const token = await issueFormToken(key, Date.now() - ago)
    return () => call({ headers: { [FORM_TOKEN_HEADER]: token } })
  }
  expect(await passed(limiter, 3, await shown(secret, 60_000))).toBe(3)
  expect(await passed(limiter, 3, await shown(secret, 0))).toBe(3)
  expect(await passed(limiter, 3, await shown('forged', 60_000))).toBe(1)
  expect(await passed(limiter, 3, call)).toBe(0)
})

it('the rate limits do not count requests rejected by the shorter limit toward the longer one', async () => {
  vi.useFakeTimers()
  const limiter = limits('leads=1/60,leads-direct=2/86400')
  expect(await passed(limiter, 50, call)).toBe(1)
  vi.advanceTimersByTime(60_001)
  expect(await passed(limiter, 50, call)).toBe(1)
  vi.advanceTimersByTime(60_001)
  expect(await limiter.check(call())).toEqual({ retryAfterSeconds: 86_280 })
})

it('the rate limits allow requests that no limit covers', async () => {
  const limiter = limits('reads=1/60,leads=1/600')
  expect(await passed(limiter, 9, () => call({ method: 'GET', url: '/communities' }))).toBe(9)
  expect(await passed(limiter, 9, () => call({ method: 'GET', url: '/api/health/ready' }))).toBe(9)
  expect(await passed(limiter, 9, () => call({ method: 'HEAD', url: '/api/stats' }))).toBe(1)
})

it('the rate limits count nothing when they are off', async () => {
  expect(await passed(limits('off'), 50, call)).toBe(50)
})

it('the rate limits allow a request whose client address cannot be determined', async () => {
  const broken = call()
  Object.defineProperty(broken, 'headers', {
    get: () => {
      throw new Error('out of order')
    },
  })
  expect(await limits().check(broken)).toBeNull()
})

it('the rate limits allow thirty different credentials per address and do not count them again', async () => {
  const limiter = limits()
  const ask = (authorization: string, address = '192.0.2.1') =>
    limiter.check(
      call({ url: '/cms/api/users/me', method: 'GET', address, headers: { authorization } }),
    )
  for (let n = 0; n < 30; n += 1) expect(await ask(`users API-Key ${n}`)).toBeNull()
  expect(await ask('users API-Key 30')).toEqual({ retryAfterSeconds: 900 })
  expect(await ask('users API-Key 0')).toBeNull()
  expect(await ask('users API-Key 30', '192.0.2.2')).toBeNull()
})

it('the rate limits run the work of one client in turn, and the work of another beside it', async () => {
  const limiter = limits()
  const begun: string[] = []
  let finish = () => {}
  const first = limiter.inTurn(call(), () => {
    begun.push('first')
    return new Promise<void>((resolve) => {
      finish = resolve
    })
  })
  const gone = call()
  const rest = [
    limiter.inTurn(gone, async () => begun.push('disconnected')),
    limiter.inTurn(call(), async () => begun.push('second')),
  ]
  await limiter.inTurn(call({ address: '192.0.2.2' }), async () => begun.push('other client'))
  gone.socket.destroy()
  finish()
  await Promise.all([first, ...rest])
  expect(begun).toEqual(['first', 'other client', 'second'])
})

import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { Env } from '@/config/env'
import { log } from '@/lib/log/log'
import { type CacheState, getPath, logAccess } from './access-log'

interface Handled {
  readonly url: string
  readonly status?: number
  readonly cache?: CacheState
  readonly headers?: IncomingMessage['headers']
  readonly mode?: Env['ACCESS_LOG']
}

/** Handles a request, and returns the level and the fields with which it is logged. */
function logRequest({ url, status = 200, cache = 'none', headers = {}, mode = 'all' }: Handled) {
  const levels = ['debug', 'info'] as const
  const { level: ownLevel } = log
  log.level = 'debug'
  const spies = levels.map((level) => vi.spyOn(log, level).mockReturnValue(undefined))
  const req = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url, headers })
  const res = new ServerResponse(req)
  logAccess(req, res, 'request-1', { mode }).cache = cache
  res.statusCode = status
  res.emit('close')
  const level = levels.find((_, index) => spies[index]?.mock.calls.length === 1)
  const line: unknown = spies.flatMap((spy) => spy.mock.calls)[0]?.[0]
  for (const spy of spies) spy.mockRestore()
  log.level = ownLevel
  return { level, line }
}

const findLogLevel = (url: string, status: number) => logRequest({ url, status }).level

it('requests are logged, except that health checks and files of the build are when they fail', () => {
  expect(findLogLevel('/communities', 200)).toBe('info')
  expect(findLogLevel('/api/health/live', 200)).toBe('debug')
  expect(findLogLevel('/api/health/ready', 503)).toBe('info')
})

it('in a terminal, requests are logged when they fail', () => {
  const { isTTY } = process.stdout
  process.stdout.isTTY = true
  onTestFinished(() => {
    process.stdout.isTTY = isTTY
  })
  expect(findLogLevel('/communities', 200)).toBe('debug')
  expect(findLogLevel('/communities', 404)).toBe('info')
})

it.each([
  ['/communities?q=a', '/communities'],
  ['http://guide.example/api/leads?x=1', '/api/leads'],
  ['HTTPS://guide.example', '/'],
  ['https://guide.example?q=a', '/'],
  [undefined, '/'],
])('the path of the request target %s is %s', (target, path) => {
  expect(getPath(target)).toBe(path)
})

it('a line has the route, the state of the cache, the kind of user and the trace, and no name', () => {
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
  const { line } = logRequest({
    url: '/submit/sentinel.token/send?email=sentinel@buyer.example',
    cache: 'miss',
    headers: {
      authorization: 'users API-Key sentinel',
      traceparent: `00-${trace}-00f067aa0ba902b7-01`,
    },
  })
  expect(line).toMatchObject({
    route: '/submit/{token}/send',
    cache: 'miss',
    user: 'api key',
    traceId: trace,
    requestId: 'request-1',
  })
  expect(JSON.stringify(line)).not.toContain('sentinel')
})

it.each([
  ['all', 8],
  ['sampled', 5],
  ['errors', 0],
] as const)(
  'of eight responses from the cache in a second, ACCESS_LOG=%s logs %i',
  (mode, logged) => {
    vi.spyOn(performance, 'now').mockReturnValue(9_000_000 + logged * 1000)
    const levels = Array.from(
      { length: 8 },
      () => logRequest({ url: '/about', cache: 'hit', mode }).level,
    )
    expect(levels.filter((level) => level === 'info')).toHaveLength(logged)
  },
)

it.each([
  ['sampled', 'info'],
  ['errors', 'debug'],
] as const)('ACCESS_LOG=%s logs a rendered page at level %s, and every failure', (mode, level) => {
  const rendered = Array.from({ length: 8 }, () =>
    logRequest({ url: '/about', cache: 'miss', mode }),
  )
  expect(new Set(rendered.map((each) => each.level))).toEqual(new Set([level]))
  expect(logRequest({ url: '/about', cache: 'hit', status: 404, mode }).level).toBe('info')
})

import { type IncomingMessage, request } from 'node:http'
import { json } from 'node:stream/consumers'
import { expect, it, vi } from 'vitest'
import type { Handler } from '../cache/render-response'
import { serve } from '../http/request-handler.fixture'
import type { Limiter } from './rate-limits'

/** Sends the headers of a lead but no body, and returns the response. */
async function post(limiter: Limiter, handle: Handler = vi.fn(), path = '/api/leads') {
  const port = await serve(handle, { https: true, limiter })
  const headers = { 'content-type': 'application/json', 'content-length': 1000 }
  return new Promise<IncomingMessage>((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, method: 'POST', headers, agent: false }, resolve)
      .on('error', reject)
      .flushHeaders()
  })
}

/** A limiter that only checks. */
const checking = (check: Limiter['check']): Limiter => ({
  check,
  inTurn: (_req, work) => work(),
  readTurns: () => ({ running: 0, waiting: 0 }),
  close: async () => {},
})

const refusing = (retryAfterSeconds: number) => checking(async () => ({ retryAfterSeconds }))

it.each([
  [1, '1 second'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [600, '10 minutes'],
  [86_400, '24 hours'],
])('the 429 response states that %i seconds must pass', async (seconds, words) => {
  const response = await post(refusing(seconds))
  expect(response.statusCode).toBe(429)
  expect(response.headers).toMatchObject({
    'content-type': 'application/problem+json; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': String(seconds),
  })
  expect(await json(response)).toEqual({
    title: 'Too Many Requests',
    status: 429,
    detail: `Too many requests from your address. Please try again in ${words}.`,
  })
})

it('the 429 response is sent before the body arrives, without the handler, with all common headers', async () => {
  const handle = vi.fn()
  const { headers } = await post(refusing(9), handle)
  expect(handle).not.toHaveBeenCalled()
  expect(headers).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'strict-transport-security': expect.any(String),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'x-request-id': expect.any(String),
  })
})

it('the rate limits pass an allowed request to the handler', async () => {
  const check = vi.fn(async () => null)
  const handle = vi.fn(async (_req: IncomingMessage, res) => void res.writeHead(201).end())
  expect((await post(checking(check), handle)).statusCode).toBe(201)
  expect(check).toHaveBeenCalledTimes(1)
})

it('the rate limits do not count a malformed URL', async () => {
  const check = vi.fn(async () => null)
  expect((await post(checking(check), vi.fn(), '/api/%')).statusCode).toBe(400)
  expect(check).not.toHaveBeenCalled()
})

import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer, json } from 'node:stream/consumers'
import { afterEach, expect, it, vi } from 'vitest'
import { BODY_MAX_BYTES, UPLOAD_MAX_BYTES } from '@/config/body-limits'
import { problem } from '@/contract/problem'
import { refuseLargeBody } from './body-limit'

const server = createServer()
afterEach(() => {
  server.closeAllConnections()
  server.close()
  server.removeAllListeners('request')
})

type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void>

/** Responds with the number of body bytes received. */
const countBytes: Handler = async (req, res) => {
  res.end(String((await buffer(req)).length))
}

async function listen(handler: Handler): Promise<number> {
  server.on('request', (req, res) => {
    if (!refuseLargeBody(req, res)) handler(req, res).catch(() => {})
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

interface Sent {
  readonly path?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Sends a body in chunks of 64 KB, without Content-Length unless `headers` has one. */
async function send(port: number, bytes: number, { path = '/', headers = {} }: Sent = {}) {
  const sent = request({ port, host: '127.0.0.1', method: 'POST', path, headers, agent: false })
  const response = new Promise<IncomingMessage>((resolve, reject) => {
    sent.on('response', resolve).on('error', reject)
  })
  for (let left = bytes; left > 0; left -= 65_536) sent.write(Buffer.alloc(Math.min(left, 65_536)))
  sent.end()
  return response
}

async function expectRefused(response: IncomingMessage): Promise<void> {
  expect(response.statusCode).toBe(413)
  expect(response.headers.connection).toBe('close')
  expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8')
  expect(problem.parse(await json(response)).detail).toMatch(
    /^The request is too large\. The maximum is \d+ MB/,
  )
}

it('the body limit passes on a body of the maximum size unchanged', async () => {
  const response = await send(await listen(countBytes), BODY_MAX_BYTES)
  expect(String(await buffer(response))).toBe(String(BODY_MAX_BYTES))
})

it('the body limit rejects a body whose Content-Length is too large, without calling the handler', async () => {
  const handler = vi.fn(countBytes)
  const port = await listen(handler)
  const bytes = BODY_MAX_BYTES + 1
  await expectRefused(await send(port, bytes, { headers: { 'content-length': String(bytes) } }))
  expect(handler).not.toHaveBeenCalled()
})

it('the body limit rejects a large Content-Length before the body arrives', async () => {
  const port = await listen(countBytes)
  const sent = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    headers: { 'content-length': '900000000' },
    agent: false,
  })
  const response = new Promise<IncomingMessage>((resolve) => sent.on('response', resolve))
  sent.on('error', () => {}).flushHeaders()
  await expectRefused(await response)
})

it('the body limit rejects a body without Content-Length as soon as too much has arrived', async () => {
  let received = 0
  const failed = vi.fn()
  const port = await listen(async (req) => {
    req.on('data', (chunk: Buffer) => {
      received += chunk.length
    })
    req.on('end', () => failed('the handler received a truncated body as a complete one'))
  })
  await expectRefused(await send(port, 20 * BODY_MAX_BYTES))
  expect(received).toBeLessThanOrEqual(BODY_MAX_BYTES)
  expect(failed).not.toHaveBeenCalled()
})

it.each(['/cms/api/media', '/cms/api/media?depth=0'])(
  'the body limit accepts an upload to %s up to the upload limit',
  async (path) => {
    const port = await listen(countBytes)
    const response = await send(port, UPLOAD_MAX_BYTES, { path })
    expect(String(await buffer(response))).toBe(String(UPLOAD_MAX_BYTES))
    await expectRefused(await send(port, UPLOAD_MAX_BYTES + 1, { path }))
  },
)

it('the body limit closes the connection of a client that stops sending a rejected body', async () => {
  const port = await listen(countBytes)
  const sent = request({ port, host: '127.0.0.1', method: 'POST', agent: false })
  const closed = new Promise((resolve) => {
    server.once('connection', (socket) => socket.once('close', resolve))
  })
  sent.on('error', () => {})
  sent.on('response', (response) => response.resume().once('end', () => sent.destroy()))
  sent.write(Buffer.alloc(2 * BODY_MAX_BYTES))
  await closed
})

import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPurge } from './purge'
import { createPurgeQueue, type PurgeQueue } from './purge-queue'

interface Received {
  readonly method: string | undefined
  readonly url: string | undefined
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

let received: Received[]
let statuses: number[]
let queue: PurgeQueue | undefined
const server = createServer(async (req, res) => {
  const { method, url, headers } = req
  received.push({ method, url, headers, body: await text(req) })
  res.writeHead(statuses.shift() ?? 200).end('{}')
})
const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

beforeEach(async () => {
  received = []
  statuses = []
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  queue?.close()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const settings = { CDN_SERVICE: 'service-1', CDN_TOKEN: 'token-1' }

it.each([
  ['varnish', 'PURGE', '/', { 'xkey-purge': 'blog blog:a' }, ''],
  [
    'fastly',
    'POST',
    '/service/service-1/purge',
    { 'fastly-key': 'token-1', 'surrogate-key': 'blog blog:a' },
    '',
  ],
  [
    'cloudflare',
    'POST',
    '/client/v4/zones/service-1/purge_cache',
    { authorization: 'Bearer token-1', 'content-type': 'application/json' },
    '{"tags":["blog","blog:a"]}',
  ],
] as const)(
  'a purge of %s is the request of its documentation',
  async (CDN, method, path, headers, body) => {
    await createPurge({ ...settings, CDN, CDN_PURGE_URL: url() })?.(['blog', 'blog:a'])
    expect(received).toMatchObject([{ method, url: path, headers, body }])
  },
)

it('without a CDN there is no purge', () => {
  expect(createPurge({ ...settings, CDN: undefined, CDN_PURGE_URL: undefined })).toBeUndefined()
})

/** The tags of the purges so far, by a queue with short pauses. */
function startQueue() {
  const purge = createPurge({ ...settings, CDN: 'varnish', CDN_PURGE_URL: url() })
  if (!purge) throw new Error('No purge')
  queue = createPurgeQueue(purge, { batch: 1, again: 20, retry: 1 })
  return { add: queue.add, purged: () => received.map(({ headers }) => headers['xkey-purge']) }
}

it('the tags of several commits are purged together, and once more', async () => {
  const { add, purged } = startQueue()
  add(['blog', 'blog:a'])
  add(['blog', 'ads'])
  await vi.waitFor(() => expect(purged()).toEqual(['blog blog:a ads', 'blog blog:a ads']))
})

it('a failed purge is repeated until it succeeds', async () => {
  statuses = [500, 503]
  const { add, purged } = startQueue()
  add(['blog'])
  await vi.waitFor(() => expect(purged()).toEqual(['blog', 'blog', 'blog', 'blog']))
})

it('more tags than a CDN takes are purged as the tag of all responses', async () => {
  const { add, purged } = startQueue()
  add(Array.from({ length: 31 }, (_, index) => `community:${index}`))
  await vi.waitFor(() => expect(purged()).toEqual(['site', 'site']))
})

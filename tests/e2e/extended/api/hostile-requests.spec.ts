import { rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { problem } from '../../../../src/contract/problem'
import { contactLead } from '../../../fixtures/contact-lead'
import { expect, test } from '../../fixtures'
import { type Guide, startGuide } from '../../setup/guide'
import { preparedFolder } from '../../setup/prepared-folder'

// Attacks of an anonymous client on a server with default rate limits.
test.describe.configure({ mode: 'serial' })

let folder = ''
let guide: Guide

test.beforeAll(async () => {
  folder = preparedFolder()
  guide = await startGuide(folder, { SEED: 'none', RATE_LIMITS: 'renders=40/60' })
})

test.afterAll(async () => {
  await guide.end('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
})

const MEGABYTE = 1024 * 1024

interface Body {
  readonly megabytes: number
  readonly piece: string
  readonly headers: Readonly<Record<string, string>>
  /** Sends Content-Length; otherwise the body is chunked. */
  readonly declared?: boolean
}

/**
 * Sends a large body in chunks until a response arrives, and returns its status. The connection is
 * kept alive as browsers do. With `Connection: close`, Node closes it after the response, and the
 * client may see the reset first.
 */
async function flood(path: string, { megabytes, piece, headers, declared }: Body): Promise<number> {
  const length = { 'content-length': String(megabytes * MEGABYTE) }
  const sent = request(guide.url + path, {
    method: 'POST',
    headers: declared ? { ...headers, ...length } : headers,
    agent: new Agent({ keepAlive: true }),
    // The limits of the tests below count the requests of another address.
    localAddress: '127.0.0.2',
  })
  const status = new Promise<number>((resolve, reject) => {
    sent.on('response', (response) => resolve(text(response).then(() => response.statusCode ?? 0)))
    sent.on('error', reject)
  })
  const chunk = Buffer.from(piece.repeat(65_536 / piece.length))
  let answered = false
  void status.finally(() => {
    answered = true
  })
  for (let left = megabytes * MEGABYTE; left > 0 && !answered; left -= chunk.length) {
    if (!sent.write(chunk))
      await Promise.race([new Promise((go) => sent.once('drain', go)), status])
  }
  const result = await status
  sent.destroy()
  return result
}

const json = { 'content-type': 'application/json' }
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const multipart = { 'content-type': 'multipart/form-data; boundary=x' }

for (const [what, path, body] of [
  ['JSON to sign in with', '/cms/api/users/login', { piece: '[]', headers: json }],
  ['JSON without a length', '/cms/api/users', { piece: '[]', headers: json, declared: false }],
  [
    'a form that claims to be a GET',
    '/cms/api/communities',
    { piece: 'a=1&', headers: { ...form, 'x-http-method-override': 'GET' } },
  ],
  ['a picture of a stranger', '/cms/api/media', { piece: 'pixels!!', headers: multipart }],
  ['a lead', '/api/leads', { piece: '[]', headers: json, declared: false }],
  ['a server function', '/admin/login', { piece: '[]', headers: { 'next-action': 'x' } }],
  ['a page', '/communities', { piece: '[]', headers: form }],
] as const) {
  test(`${what} of 60 MB is rejected while it streams`, async () => {
    expect(await flood(path, { megabytes: 60, declared: true, ...body })).toBe(413)
  })
}

test('an anonymous client may not upload an image of a size that staff may', async () => {
  const picture = { megabytes: 8, piece: 'pixels!!', headers: multipart }
  expect(await flood('/cms/api/media', { ...picture, declared: true })).toBe(413)
  expect(await flood('/cms/api/media', picture)).toBe(413)
})

test('the site is still ready after oversized requests', async () => {
  expect((await fetch(`${guide.url}/api/health/ready`)).status).toBe(200)
})

/** Sends raw bytes and returns the status line. */
function sendRaw(head: string): Promise<string> {
  const { hostname, port } = new URL(guide.url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(head))
    socket.once('data', (data) => {
      resolve(data.toString().split('\r\n', 1)[0] ?? '')
      socket.destroy()
    })
    socket.once('error', reject)
    socket.once('close', () => resolve('closed without an answer'))
  })
}

test('an upgrade request gets a normal response', async () => {
  const upgrade = 'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk'
  expect(await sendRaw(`GET /about HTTP/1.1\r\nHost: guide\r\n${upgrade}\r\n\r\n`)).toBe(
    'HTTP/1.1 200 OK',
  )
})

test('OPTIONS * is rejected with 400', async () => {
  expect(await sendRaw('OPTIONS * HTTP/1.1\r\nHost: guide\r\n\r\n')).toBe(
    'HTTP/1.1 400 Bad Request',
  )
})

test('shared caches may not store a page longer than an API response', async () => {
  for (const path of ['/', '/about', '/blog', '/communities', '/feed.xml', '/sitemap.xml']) {
    for (const headers of [new Headers(), new Headers({ rsc: '1' })]) {
      const page = await fetch(guide.url + path, { headers })
      const control = page.headers.get('cache-control') ?? ''
      const seconds = [...control.matchAll(/(?:max-age|revalidate)=(\d+)/g)].map(([, n]) =>
        Number(n),
      )
      expect(control, path).not.toBe('')
      expect(Math.max(0, ...seconds), `${path}: ${control}`).toBeLessThanOrEqual(30)
    }
  }
})

test('a page renders for GET and HEAD only, and a missing file of the build not at all', async () => {
  const send = async (method: string, path: string) => {
    const response = await fetch(guide.url + path, { method })
    return [response.status, response.headers.get('allow'), await response.text()]
  }
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    const onSearch = 'This page has the methods GET, HEAD, OPTIONS.'
    expect(await send(method, '/search?q=a')).toEqual([405, 'GET, HEAD, OPTIONS', onSearch])
    const nowhere = 'There is no page at this address.'
    expect(await send(method, '/no/such')).toEqual([404, null, nowhere])
  }
  const onAdmin = 'This page has the methods GET, HEAD, OPTIONS, POST.'
  expect(await send('PUT', '/admin')).toEqual([405, 'GET, HEAD, OPTIONS, POST', onAdmin])
  expect(await send('OPTIONS', '/about')).toEqual([204, 'GET, HEAD, OPTIONS', ''])
  const missing = await fetch(`${guide.url}/_next/static/chunks/none.js`)
  expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store'])
  expect(await missing.text()).toBe('This file does not exist.')
})

test('page renders are limited per IP address, and the API still responds', async () => {
  const statuses: number[] = []
  for (let n = 0; n < 60; n += 1) statuses.push((await fetch(`${guide.url}/blog/none-${n}`)).status)
  expect(statuses[0]).toBe(404)
  expect(statuses.at(-1)).toBe(429)
  expect((await fetch(`${guide.url}/api/stats`)).status).toBe(200)
})

function post(path: string, data: object, headers: Record<string, string> = {}) {
  return fetch(guide.url + path, {
    method: 'POST',
    body: JSON.stringify(data),
    headers: { 'content-type': 'application/json', ...headers },
  })
}

async function expectTooMany(response: Response): Promise<void> {
  expect(response.status).toBe(429)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  const { detail } = problem.parse(await response.json())
  expect(detail).toMatch(/^Too many requests from your address\. Please try again in \d+ \w+\.$/)
}

test('the sixth lead of an IP address within ten minutes is rejected, also with forged headers', async () => {
  for (let n = 0; n < 5; n += 1) expect((await post('/api/leads', contactLead)).status).toBe(201)
  await expectTooMany(await post('/api/leads', contactLead))
  await expectTooMany(await post('/api/leads', contactLead, { 'x-forwarded-for': '203.0.113.9' }))
  await expectTooMany(await post('/api//leads', contactLead))
})

test('password guessing is stopped after a few attempts', async () => {
  const guess = { email: 'admin@sanewhomeguide.example', password: 'guess' }
  for (let n = 0; n < 10; n += 1) {
    expect((await post('/cms/api/users/login', guess)).status).toBe(401)
  }
  await expectTooMany(await post('/cms/api/users/login', guess))
  await expectTooMany(await post('/cms/api/users/%6Cogin', guess))
  expect((await fetch(`${guide.url}/api/stats`)).status).toBe(200)
})

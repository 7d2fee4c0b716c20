import { readFileSync, rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { Client } from 'pg'
import { runningUrl } from '../../../../scripts/dev-db/embedded-postgres'
import { expect, test } from '../../fixtures'
import { type Guide, startGuide } from '../../setup/guide'
import { preparedFolder } from '../../setup/prepared-folder'
import { findServer } from '../../setup/processes'
import { getNonce, type RawResponse, rawRequest } from '../../setup/raw-request'

// An anonymous client tries to store another response than the one that visitors should get.
test.describe.configure({ mode: 'serial' })

let folder = ''
let guide: Guide
let database: Client

test.beforeAll(async () => {
  folder = preparedFolder('sample')
  guide = await startGuide(folder, { SEED: 'sample', RATE_LIMITS: 'off' })
  database = new Client({ connectionString: runningUrl(folder) })
  await database.connect()
})

test.afterAll(async () => {
  await database.end()
  await guide.end('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
})

type Headers = Readonly<Record<string, string>>

const get = (path: string, headers: Headers = {}) => rawRequest(guide.url + path, headers)

const files = ['/api/communities', '/feed.xml', '/sitemap.xml', '/robots.txt', '/api/events.ics']
const pages = [
  '/',
  '/communities',
  '/communities/cibolo-ridge-preserve',
  '/blog',
  '/search?q=boerne',
]

/** Invalidates everything, so that the next request of each path is rendered. */
async function emptyCache(): Promise<void> {
  const before = getNonce(await get('/privacy-policy'))
  await database.query(`select pg_notify('guide_tags', '["site"]')`)
  await expect.poll(async () => getNonce(await get('/privacy-policy'))).not.toBe(before)
}

/**
 * The elements of a response, sorted and each on a line of its own, without what differs between two
 * renders: the nonce, scripts, hints to load files early, the order of the head, and the comments by
 * which React separates texts.
 */
function readElements(response: RawResponse): string {
  return response.text
    .replace(/<script\b.*?<\/script>|<link rel="preload"[^>]*>|<!-- -->/gs, '')
    .replaceAll(getNonce(response) || ' ', 'nonce')
    .split(/(?=<)/)
    .sort()
    .join('\n')
}

const compared = [
  'content-type',
  'cache-control',
  'cache-tag',
  'location',
  'x-total-count',
] as const

/** Expects what a plain request would get. */
function expectSame(actual: RawResponse, plain: RawResponse, where: string): void {
  expect(actual.status, where).toBe(plain.status)
  for (const name of compared) expect(actual.headers[name], where).toBe(plain.headers[name])
  expect(actual.text.includes('evil'), `${where}: something of the sender`).toBe(false)
  expect(readElements(actual), where).toBe(readElements(plain))
}

const evil = 'evil.example'
const routerState = encodeURIComponent(JSON.stringify(['', { children: ['admin', {}] }]))

const hostile: readonly Headers[] = [
  { host: evil },
  { 'x-forwarded-host': evil },
  { 'x-forwarded-proto': 'gopher' },
  { 'x-forwarded-port': '1' },
  { 'x-forwarded-for': '6.6.6.6' },
  { 'x-forwarded-prefix': '/evil' },
  { forwarded: `for=6.6.6.6;host=${evil};proto=https` },
  { 'x-original-url': '/admin', 'x-rewrite-url': '/admin' },
  {
    'x-middleware-subrequest': Array(5).fill('src/proxy').join(':'),
    'x-middleware-rewrite': '/admin',
    'x-middleware-next': '1',
  },
  { 'x-middleware-override-headers': 'x-nonce', 'x-middleware-request-x-nonce': evil },
  { 'x-matched-path': '/admin', 'x-invoke-path': '/admin', 'x-invoke-output': '/admin' },
  { 'x-invoke-status': '500', 'x-invoke-query': '%7B%22slug%22%3A%22evil%22%7D' },
  { 'x-now-route-matches': '1=evil', 'x-vercel-id': evil },
  { 'x-nextjs-data': '1' },
  { 'x-nextjs-html-request-id': evil, 'x-nextjs-request-id': evil },
  { 'x-nextjs-postponed': '1', 'next-resume': '1' },
  { 'x-prerender-revalidate': evil, 'x-prerender-revalidate-if-generated': '1' },
  { 'next-router-prefetch': '1' },
  { 'next-router-segment-prefetch': '/_tree' },
  { 'next-router-state-tree': routerState, 'next-url': '/admin' },
  { 'next-hmr-refresh': '1' },
  { 'next-action': 'a'.repeat(42) },
  { 'content-security-policy': "script-src 'nonce-evil'", 'x-nonce': evil },
  { 'x-http-method-override': 'DELETE' },
  { accept: 'text/x-component', 'accept-language': 'evil', 'user-agent': 'Googlebot' },
  { 'cache-control': 'no-cache', pragma: 'no-cache', purpose: 'prefetch' },
  { 'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' },
  { origin: `https://${evil}`, referer: `https://${evil}/`, 'sec-fetch-site': 'cross-site' },
  { range: 'bytes=0-9' },
  { range: 'bytes=0-9', 'if-range': 'evil' },
  { cookie: `a=${evil}; __prerender_bypass=evil; __next_preview_data=evil` },
]

for (const headers of hostile) {
  test(`a request with ${Object.keys(headers).join(', ')} changes no cached response`, async () => {
    const plain = new Map<string, RawResponse>()
    for (const path of [...pages, ...files]) plain.set(path, await get(path))
    await emptyCache()
    for (const [path, before] of plain) {
      const rendered = await get(path, headers)
      expectSame(rendered, before, path)
      const next = await get(path)
      expect(next.text === rendered.text, `${path} is stored`).toBe(true)
    }
  })
}

test('hostile headers change no page that is rendered per request', async () => {
  for (const path of ['/newsletter/preferences?token=unknown', '/no-such-page', '/admin/login']) {
    const before = await get(path)
    for (const headers of hostile) {
      // The back office shows forms for the address that the browser has used.
      const response = await get(path, headers)
      const where = `${path} with ${JSON.stringify(headers)}`
      expect(response.status, where).toBe(before.status)
      expect(response.text.includes(evil), where).toBe(false)
      expect(response.headers['x-frame-options'], where).toBe('DENY')
      expect(
        String(response.headers['content-security-policy']).replace(getNonce(response), ''),
        where,
      ).toBe(String(before.headers['content-security-policy']).replace(getNonce(before), ''))
    }
  }
})

test('requests for page data with other headers change neither pages nor their data', async () => {
  const data = { rsc: '1' }
  const path = '/communities?_rsc='
  const [page, plain] = [await get('/communities'), await get(path, data)]
  expect(plain.headers['content-type']).toContain('text/x-component')
  await emptyCache()
  const forged: Record<string, string>[] = [
    { 'next-router-prefetch': 'evil' },
    { 'next-router-segment-prefetch': '/evil' },
    { 'next-router-state-tree': routerState },
    { 'next-router-state-tree': 'evil' },
    { 'next-url': '/evil' },
    { rsc: 'evil' },
    { rsc: '' },
  ]
  for (const headers of forged) {
    for (const hash of ['', 'evil']) {
      const response = await get(`/communities?_rsc=${hash}`, { ...data, ...headers })
      expect(response.status, JSON.stringify(headers)).toBeLessThan(500)
    }
  }
  expectSame(await get('/communities'), page, 'the page')
  // Two renders of the same data differ in the time and the order of its lines.
  const again = await get(path, data)
  for (const name of compared) expect(again.headers[name]).toBe(plain.headers[name])
  expect(again.text).toContain('cibolo-ridge-preserve')
  expect(again.text).not.toContain('evil')
})

test('HEAD has the headers of GET, also when it is the first request', async () => {
  await emptyCache()
  for (const path of [...pages, ...files]) {
    const head = await rawRequest(guide.url + path, {}, 'HEAD')
    const page = await get(path)
    expect(head.body, path).toHaveLength(0)
    const { date: _, 'x-request-id': _id, ...headers } = head.headers
    expect(page.headers, path).toMatchObject(headers)
  }
})

/** The encodings that a client accepts with a header. */
const encodings: Readonly<Record<string, readonly (string | undefined)[]>> = {
  br: ['br'],
  gzip: ['gzip'],
  'gzip, deflate, br, zstd': ['br'],
  'br;q=0, gzip': ['gzip'],
  'gzip;q=0, br;q=0': [undefined],
  identity: [undefined],
  deflate: [undefined],
  '*;q=0': [undefined],
  'br;q=0.1, gzip;q=1': ['br', 'gzip'],
  '*': ['br', 'gzip', undefined],
  BR: ['br', undefined],
  ';;,=q;br;;q=evil': ['br', 'gzip', undefined],
  '': [undefined],
}

test('every client gets an encoding that it accepts', async () => {
  await emptyCache()
  for (const path of ['/', '/api/communities']) {
    const plain = await get(path)
    for (const [accepted, allowed] of Object.entries(encodings)) {
      const where = `${path} with Accept-Encoding: ${accepted}`
      const response = await get(path, { 'accept-encoding': accepted })
      expect(allowed, where).toContain(response.headers['content-encoding'])
      expect(response.text === plain.text, `${where}: the same text`).toBe(true)
      expect(response.headers['content-length'], where).toBe(String(response.body.length))
      expect(String(response.headers.vary), where).toMatch(/accept-encoding/i)
    }
  }
})

test('undeclared and reordered parameters do not cause a render', async () => {
  const home = getNonce(await get('/'))
  for (const query of [
    'utm_source=evil',
    '__nextDataReq=1',
    'nxtPslug=evil',
    'nextInternalLocale=evil',
    '_rsc=evil',
    'amp=1',
    '__proto__=evil',
    '=&&&=',
    '%5b%5d=%ff',
    'x='.repeat(2000),
  ]) {
    const response = await get(`/?${query}`)
    expect([response.status, getNonce(response)], query).toEqual([200, home])
  }
  const list = getNonce(await get('/communities?city=Boerne&sort=price'))
  for (const query of ['sort=price&city=Boerne', 'utm=1&sort=price&_rsc=1&city=Boerne']) {
    expect(getNonce(await get(`/communities?${query}`)), query).toBe(list)
  }
  expect(getNonce(await get('/%63ommunities?city=Boerne&sort=price'))).toBe(list)
})

const MEBIBYTE = 1024 * 1024

/** The resident memory of the server process in bytes. */
function residentMemory(): number {
  const status = readFileSync(`/proc/${findServer(guide)}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024
}

test('thousands of invented addresses neither evict the home page nor fill the memory', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  const headers = { 'accept-encoding': 'br' }
  const send = (path: string) => rawRequest(guide.url + path, headers, 'GET', agent)
  const word = () => crypto.randomUUID()
  const invent = (count: number) =>
    Array.from({ length: count }, (_, index) => {
      if (index % 100 === 0) return `/communities?q=${word()}`
      if (index % 100 === 1) return `/communities/${word()}`
      if (index % 2 === 0) return `/communities?${word()}=${word()}`
      return `/api/communities?limit=200&q=${word()}`
    })
  // Rendering allocates memory that the process retains, so other addresses are rendered first.
  for (const path of [...pages, ...files]) await send(path)
  await Promise.all(invent(2000).map(send))
  const [home, before] = [getNonce(await send('/')), residentMemory()]
  const responses = await Promise.all(invent(5000).map(send))
  const statuses = new Set(responses.map(({ status }) => status))
  expect([...statuses].sort()).toEqual([200, 404])
  expect(getNonce(await send('/'))).toBe(home)
  // The pages alone would take three times as much. The garbage collector needs some time.
  expect((residentMemory() - before) / MEBIBYTE).toBeLessThan(300)
  agent.destroy()
})

import { Agent, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { SHARED } from '@/http/respond'
import { cacheScope } from '@/lib/cache-scope'
import { log } from '@/lib/log/log'
import { ResponseCache } from '../cache/response-cache'
import { CONCURRENT_WORK, rateLimits } from '../limits/rate-limits'
import { serve } from './request-handler.fixture'

const html = `<!doctype html><p>${'text '.repeat(400)}</p>`

/** Responds as Next does with a page that is rendered on demand. */
async function page(_req: IncomingMessage, res: ServerResponse): Promise<void> {
  res.setHeader('Content-Type', 'text/html; charset=utf-8')
  res.setHeader('Cache-Control', 'private, no-cache, no-store, max-age=0, must-revalidate')
  res.setHeader('Content-Security-Policy', "script-src 'nonce-a'")
  res.write(html.slice(0, 30))
  res.end(html.slice(30))
}

interface Asked {
  readonly method?: string
  readonly path?: string
  readonly headers?: Record<string, string>
}

/** Sends a request and returns the response with its undecoded body. */
async function ask(port: number, { method = 'GET', path = '/', headers = {} }: Asked = {}) {
  return new Promise<{ status: number; headers: IncomingMessage['headers']; body: Buffer }>(
    (resolve, reject) => {
      request({ port, host: '127.0.0.1', path, method, headers, agent: false }, (res) => {
        const pieces: Buffer[] = []
        res.on('data', (piece: Buffer) => pieces.push(piece))
        res.on('end', () =>
          resolve({
            status: res.statusCode ?? 0,
            headers: res.headers,
            body: Buffer.concat(pieces),
          }),
        )
      })
        .on('error', reject)
        .end()
    },
  )
}

describe('a cached page', () => {
  it('is rendered once, with the policy of its render', async () => {
    const next = vi.fn(page)
    const port = await serve(next)
    for (let i = 0; i < 3; i += 1) {
      const { status, headers, body } = await ask(port)
      expect([status, body.toString()]).toEqual([200, html])
      expect(headers['content-security-policy']).toBe("script-src 'nonce-a'")
      expect(headers['cache-control']).toBe(SHARED)
    }
    expect(next).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
    ['gzip;q=1.0, br;q=0', gunzipSync],
    ['GZIP', gunzipSync],
  ])('is compressed for Accept-Encoding: %s', async (accept, decompress) => {
    const port = await serve(page)
    for (let i = 0; i < 3; i += 1) {
      const { headers, body } = await ask(port, { headers: { 'accept-encoding': accept } })
      expect(headers.vary).toContain('Accept-Encoding')
      expect(headers['content-length']).toBe(String(body.length))
      expect(decompress(body).toString()).toBe(html)
    }
  })

  it('is compressed better after the second request of an encoding, each time it was rendered', async () => {
    const cache = new ResponseCache()
    const words = Array.from({ length: 4000 }, (_, index) => `word ${(index * index) % 9973}`)
    const port = await serve(
      async (_req, res) => {
        res.setHeader('Content-Type', 'text/html; charset=utf-8')
        res.end(words.join(' '))
      },
      { cache },
    )
    for (const accept of ['gzip', 'br']) {
      for (let render = 0; render < 2; render += 1) {
        cache.invalidate(['site'])
        const headers = { 'accept-encoding': accept }
        const length = async () => (await ask(port, { headers })).body.length
        const first = await length()
        await vi.waitFor(async () => expect(await length()).toBeLessThan(first))
      }
    }
  })

  it.each(['identity', 'zstd', 'br;q=0'])('is not compressed for %s', async (accept) => {
    const { headers, body } = await ask(await serve(page), {
      headers: { 'accept-encoding': accept },
    })
    expect(headers).not.toHaveProperty('content-encoding')
    expect(body.toString()).toBe(html)
  })

  it('is 304 for its ETag, without the policy, which the browser has stored with the page', async () => {
    const port = await serve(page)
    const { etag = '' } = (await ask(port)).headers
    const { status, headers, body } = await ask(port, { headers: { 'if-none-match': etag } })
    expect([status, body.length, headers.etag]).toEqual([304, 0, etag])
    expect(headers).not.toHaveProperty('content-security-policy')
  })

  it('answers HEAD with the headers of the page and no body, and shares its entry', async () => {
    const next = vi.fn(page)
    const port = await serve(next)
    const head = await ask(port, { method: 'HEAD' })
    expect([head.headers['content-length'], head.body.length]).toEqual([String(html.length), 0])
    await ask(port)
    expect(next).toHaveBeenCalledTimes(1)
  })

  it('is sent complete for a Range', async () => {
    const { status, body } = await ask(await serve(page), { headers: { range: 'bytes=0-3' } })
    expect([status, body.toString()]).toEqual([200, html])
  })

  it('is rendered without anything of the client', async () => {
    let seen: IncomingMessage['headers'] = {}
    const port = await serve(async (req, res) => {
      seen = req.headers
      await page(req, res)
    })
    await ask(port, {
      headers: {
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'https',
        cookie: 'theme=dark',
        'user-agent': 'Googlebot',
        'accept-language': 'de',
        'content-security-policy': "script-src 'nonce-forged'",
        'x-middleware-subrequest': 'src/proxy',
      },
    })
    expect(seen).toEqual({ host: 'localhost:80', 'user-agent': 'lightMyRequest' })
  })

  it.each<Record<string, string>>([
    { cookie: 'payload-token=abc' },
    { cookie: 'a=1; payload-token =abc' },
    { authorization: 'JWT abc' },
  ])('is neither stored from nor sent to a request with %o', async (headers) => {
    const next = vi.fn(page)
    const port = await serve(next)
    await ask(port, { headers })
    await ask(port)
    await ask(port, { headers })
    expect(next).toHaveBeenCalledTimes(3)
  })

  it('is one entry for undeclared and reordered parameters and other spellings of its path', async () => {
    const next = vi.fn(page)
    const port = await serve(next)
    for (const path of [
      '/communities?city=Boerne&sort=name',
      '/communities?sort=name&city=Boerne',
      '/communities?utm_source=mail&sort=name&city=Boerne&fbclid=1',
      '/communities?sort=name&city=%42oerne',
      '/%63ommunities?city=Boerne&sort=name',
    ]) {
      await ask(port, { path })
    }
    expect(next).toHaveBeenCalledTimes(1)
    await ask(port, { path: '/communities?city=Boerne&city=Bulverde&sort=name' })
    expect(next).toHaveBeenCalledTimes(2)
  })

  it('has its own entry for each form of page data', async () => {
    const next = vi.fn(page)
    const port = await serve(next)
    const forms: Record<string, string>[] = [
      {},
      { rsc: '1' },
      { rsc: '1', 'next-router-prefetch': '1' },
    ]
    for (const headers of [...forms, ...forms]) {
      await ask(port, { headers })
    }
    expect(next).toHaveBeenCalledTimes(3)
  })

  it('with status 404 is not stored, and page data of it keeps the status that Next needs', async () => {
    const next = vi.fn(async (req: IncomingMessage, res: ServerResponse) => {
      cacheScope.getStore()?.respondWith(404)
      res.writeHead(200, { 'content-type': req.headers.rsc ? 'text/x-component' : 'text/html' })
      res.end(html)
    })
    const port = await serve(next)
    const path = '/communities/none'
    const forms: Record<string, string>[] = [{}, { rsc: '1' }]
    for (const headers of forms) {
      for (let i = 0; i < 2; i += 1) {
        expect((await ask(port, { path, headers })).status).toBe(headers.rsc ? 200 : 404)
      }
    }
    expect(next).toHaveBeenCalledTimes(4)
  })

  it('that failed to render is replaced with an error page without scripts', async () => {
    const port = await serve(async (req, res) => {
      res.statusCode = 500
      await page(req, res)
    })
    const { status, body } = await ask(port)
    expect([status, body.toString()]).toEqual([500, expect.stringContaining('didn’t load')])
  })

  it('that failed because the database is unavailable is 503, not stored, and may be retried', async () => {
    const logged = vi.spyOn(log, 'warn').mockImplementation(() => {})
    const unavailable = new Error('timeout exceeded when trying to connect')
    let fail = (_error: Error) => {}
    const port = await serve(async (req, res) => {
      fail(unavailable)
      await page(req, res)
    })
    const failures = [
      (reason: Error) => cacheScope.getStore()?.failWith(reason),
      (reason: Error) => {
        throw reason
      },
    ]
    for (const failure of failures) {
      fail = failure
      const { status, headers, body } = await ask(port)
      expect([status, headers['retry-after']]).toEqual([503, '5'])
      expect(body.toString()).toContain('didn’t load')
    }
    expect(logged).toHaveBeenCalledTimes(2)
    expect(logged.mock.calls[0]?.[0]).toMatchObject({ outage: unavailable.message })
    fail = () => {}
    expect((await ask(port)).status).toBe(200)
  })
})

describe('uncached responses', () => {
  const path = '/newsletter/confirm?token=a'

  it('are passed through, rendered per request', async () => {
    const next = vi.fn(page)
    const port = await serve(next)
    await ask(port, { path })
    const { headers } = await ask(port, { path })
    expect(headers['cache-control']).toContain('no-store')
    expect(next).toHaveBeenCalledTimes(2)
  })

  it('that failed to render are replaced with an error page, except in the back office', async () => {
    const port = await serve(async (req, res) => {
      res.statusCode = 500
      await page(req, res)
    })
    expect((await ask(port, { path })).body.toString()).toContain('didn’t load')
    expect((await ask(port, { path: '/admin/media' })).body.toString()).toBe(html)
  })

  it('are rendered with the headers of the client', async () => {
    let seen: IncomingMessage['headers'] = {}
    const port = await serve(async (req, res) => {
      seen = req.headers
      await page(req, res)
    })
    await ask(port, { path: '/admin', headers: { cookie: 'payload-token=a', host: 'a.example' } })
    expect(seen).toMatchObject({ cookie: 'payload-token=a', host: 'a.example' })
  })

  it('other than pages are streamed', async () => {
    let finish = () => {}
    const port = await serve(async (_req, res) => {
      res.setHeader('Content-Type', 'text/x-component')
      res.write('first')
      await new Promise<void>((resolve) => {
        finish = resolve
      })
      res.end('second')
    })
    const pieces: string[] = []
    await new Promise((resolve, reject) => {
      request({ port, host: '127.0.0.1', path, headers: { rsc: '1' }, agent: false }, (res) => {
        res.on('data', (piece: Buffer) => {
          pieces.push(piece.toString())
          finish()
        })
        res.on('end', resolve)
      })
        .on('error', reject)
        .end()
    })
    expect(pieces).toEqual(['first', 'second'])
  })

  it('are compressed', async () => {
    const { body } = await ask(await serve(page), { path, headers: { 'accept-encoding': 'gzip' } })
    expect(gunzipSync(body).toString()).toBe(html)
  })

  it('have the status that their page sets', async () => {
    const port = await serve(async (req, res) => {
      cacheScope.getStore()?.respondWith(404)
      await page(req, res)
    })
    expect((await ask(port, { path: '/no/such/page' })).status).toBe(404)
    const data = await ask(port, { path: '/no/such/page', headers: { rsc: '1' } })
    expect(data.status).toBe(200)
  })

  it('are not compressed when they are a range', async () => {
    const port = await serve(async (_req, res) => {
      res.writeHead(206, { 'content-type': 'image/svg+xml', 'content-range': 'bytes 0-4095/9000' })
      res.end('x'.repeat(4096))
    })
    const headers = { 'accept-encoding': 'gzip, br', range: 'bytes=0-4095' }
    const response = await ask(port, { path: '/media/a.svg', headers })
    expect(response.headers).not.toHaveProperty('content-encoding')
    expect(response.body).toHaveLength(4096)
  })
})

it.each([
  ['/media/a.webp', undefined],
  ['/media/a.svg', 'Accept-Encoding'],
])('the file %s varies by %s, and not by the page data of Next', async (path, vary) => {
  const port = await serve(async (_req, res) => {
    res.setHeader('vary', 'rsc, next-router-state-tree, next-router-prefetch')
    res.writeHead(200, { 'content-type': path.endsWith('svg') ? 'image/svg+xml' : 'image/webp' })
    res.end('x'.repeat(2048))
  })
  expect((await ask(port, { path })).headers.vary).toBe(vary)
})

describe('bad input', () => {
  it.each([
    ['OPTIONS', '*', 400],
    ['GET', '/communities/%E0%A4%A', 400],
    ['GET', `/communities?q=${'a'.repeat(9000)}`, 414],
    ['TRACE', '/', 501],
  ])('%s $1 is answered with $2 and leaves no entry', async (method, path, status) => {
    const cache = new ResponseCache()
    const next = vi.fn(page)
    const port = await serve(next, { cache })
    expect((await ask(port, { method, path })).status).toBe(status)
    expect([next.mock.calls.length, cache.bytes]).toEqual([0, 0])
  })

  it('two Host headers are answered with 400', async () => {
    const next = vi.fn(page)
    const socket = connect(await serve(next), '127.0.0.1')
    socket.end('GET / HTTP/1.1\r\nHost: a.example\r\nhost: b.example\r\nConnection: close\r\n\r\n')
    expect(await text(socket)).toMatch(/^HTTP\/1.1 400 /)
    expect(next).not.toHaveBeenCalled()
  })

  it.each(['%', 'junk', '%7B%7D', 'a'.repeat(9000)])(
    'the router state $0 is answered with 400 and leaves no entry',
    async (state) => {
      const cache = new ResponseCache()
      const next = vi.fn(page)
      const port = await serve(next, { cache })
      const headers = { rsc: '1', 'next-router-state-tree': state }
      expect((await ask(port, { headers })).status).toBe(400)
      expect([next.mock.calls.length, cache.bytes]).toEqual([0, 0])
    },
  )
})

it('the request id is passed to the handler and returned, also from the cache', async () => {
  let seen: unknown
  const port = await serve(async (req, res) => {
    seen = req.headers['x-request-id']
    await page(req, res)
  })
  const headers = { 'x-request-id': 'edge-00000001' }
  const path = '/newsletter/confirm'
  expect((await ask(port, { path, headers })).headers['x-request-id']).toBe('edge-00000001')
  expect(seen).toBe('edge-00000001')
  await ask(port)
  expect((await ask(port, { headers })).headers['x-request-id']).toBe('edge-00000001')
})

it('the handler learns the address of the client, whatever the client says', async () => {
  let seen: unknown
  const port = await serve(async (req, res) => {
    seen = req.headers['x-client-address']
    res.end()
  })
  await ask(port, {
    method: 'POST',
    path: '/internal/page-events',
    headers: { 'x-client-address': '198.51.100.1' },
  })
  expect(seen).toBe('127.0.0.1')
})

it.each(['/', '/api/leads'])('a fault in %s is answered with 500 and all headers', async (path) => {
  const port = await serve(async () => {
    throw new Error('out of order')
  })
  const { status, headers, body } = await ask(port, { path })
  expect(status).toBe(500)
  expect(body.toString()).not.toContain('out of order')
  expect(headers['x-content-type-options']).toBe('nosniff')
})

it('the server answers the next request on a connection after one rejected before its end', async () => {
  const port = await serve(async (req, res) => {
    if (req.method === 'GET') return void res.end('next')
    // Next reads a body as a web stream and cancels the reader.
    const reader = Readable.toWeb(req).getReader()
    await reader.read()
    res.writeHead(413).end()
    await reader.cancel().catch(() => {})
  })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const send = (method: string, body: Buffer) =>
    new Promise<{ status: number | undefined; from: number | undefined }>((resolve, reject) => {
      const sent = request(
        { port, host: '127.0.0.1', path: '/cms/api/media', method, agent },
        (res) => {
          const response = { status: res.statusCode, from: res.socket.localPort }
          res.resume().on('end', () => resolve(response))
        },
      )
      sent.on('error', reject).end(body)
    })
  const refused = await send('POST', Buffer.alloc(5_000_000))
  expect(refused.status).toBe(413)
  expect(await send('GET', Buffer.alloc(0))).toEqual({ status: 200, from: refused.from })
  agent.destroy()
})

describe('the limit of renders', () => {
  const twoRenders = () =>
    rateLimits({
      settings: { enabled: true, overrides: { renders: { points: 2, seconds: 60 } } },
      trustedProxies: [],
      secret: 's'.repeat(32),
      databaseUrl: undefined,
    })
  const statuses = async (toPath: (n: number) => string) => {
    const port = await serve(page, { limiter: twoRenders() })
    const found: number[] = []
    for (let n = 0; n < 5; n += 1) found.push((await ask(port, { path: toPath(n) })).status)
    return found
  }

  it('counts rendered pages per address', async () => {
    expect(await statuses((n) => `/communities/${n}`)).toEqual([200, 200, 429, 429, 429])
  })

  it('does not count pages from the cache', async () => {
    expect(await statuses(() => '/communities')).toEqual([200, 200, 200, 200, 200])
  })

  it('does not count images', async () => {
    expect(await statuses((n) => `/media/${n}.webp`)).toEqual([200, 200, 200, 200, 200])
  })
})

it('cached responses and health are sent while every place for uncached work is taken', async () => {
  const limiter = rateLimits({
    settings: { enabled: true, overrides: {} },
    trustedProxies: ['127.0.0.1'],
    secret: 's'.repeat(32),
    databaseUrl: undefined,
  })
  const finish: (() => void)[] = []
  const begun: string[] = []
  const port = await serve(
    async (req, res) => {
      const { url = '' } = req
      begun.push(url)
      if (url.startsWith('/search')) await new Promise<void>((resolve) => finish.push(resolve))
      await page(req, res)
    },
    { limiter },
  )
  const asFrom = (client: number) => ({ 'x-forwarded-for': `198.51.100.${client}` })
  const searches = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, n) =>
      ask(port, { path: `/search?q=${from + n}`, headers: asFrom(from + n) }),
    )
  await ask(port, { path: '/about' })
  const running = searches(0, CONCURRENT_WORK)
  await vi.waitFor(() => expect(finish).toHaveLength(CONCURRENT_WORK))
  const waiting = searches(100, 101)
  for (const path of ['/about', '/api/health/live', '/api/health/ready']) {
    expect((await ask(port, { path, headers: asFrom(100) })).status).toBe(200)
  }
  expect(begun).not.toContain('/search?q=100')
  for (const end of finish) end()
  await Promise.all(running)
  await vi.waitFor(() => expect(begun).toContain('/search?q=100'))
  finish.at(-1)?.()
  expect((await waiting[0])?.status).toBe(200)
})

describe('the observer of responses', () => {
  it('receives the route and whether the response came from the cache', async () => {
    const observe = vi.fn()
    const cache = new ResponseCache()
    let isBroken = false
    const port = await serve(
      async (req, res) => {
        if (isBroken) throw new Error('the database is away')
        await page(req, res)
      },
      { cache, observe },
    )
    const path = '/blog/first-steps?utm=mail'
    await ask(port, { path })
    await ask(port, { path })
    isBroken = true
    cache.invalidate(['site'])
    await ask(port, { path })
    await ask(port, { path: '/api/leads', method: 'POST' })
    await vi.waitFor(() => expect(observe).toHaveBeenCalledTimes(4))
    expect(
      observe.mock.calls.map(([{ route, method, status, cache }]) => [
        route,
        method,
        status,
        cache,
      ]),
    ).toEqual([
      ['/blog/{slug}', 'GET', 200, 'miss'],
      ['/blog/{slug}', 'GET', 200, 'hit'],
      ['/blog/{slug}', 'GET', 200, 'stale'],
      ['/api/leads', 'POST', 500, 'none'],
    ])
  })
})

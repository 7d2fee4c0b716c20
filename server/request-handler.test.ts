import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, expect, it } from 'vitest'
import { SHARED } from '@/http/respond'
import { inlineScriptHashes } from './inline-scripts'
import { type Limiter, rateLimits } from './rate-limits'
import { createRequestHandler, type Handler } from './request-handler'

const server = createServer()
afterEach(() => {
  server.closeAllConnections()
  server.close()
  server.removeAllListeners('request')
})

interface Answer {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
  /** The chunks as they were received. */
  readonly pieces: readonly string[]
}

/** Requests a path from a server with `handler`. */
async function ask(
  handler: (req: IncomingMessage, res: ServerResponse) => void | Promise<void>,
  headers: Record<string, string> = {},
  path = '/',
  method = 'GET',
): Promise<Answer> {
  const wrapped = createRequestHandler(async (req, res) => handler(req, res), {
    dev: false,
    https: false,
    extra: {},
  })
  server.on('request', wrapped satisfies Handler)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, method, headers, agent: false }, (res) => {
      const pieces: Buffer[] = []
      res.on('data', (piece: Buffer) => pieces.push(piece))
      res.on('end', () =>
        resolve({
          status: res.statusCode ?? 0,
          headers: res.headers,
          body: Buffer.concat(pieces),
          pieces: pieces.map(String),
        }),
      )
    })
      .on('error', reject)
      .end()
  })
}

const html = `<!doctype html><script>self.a=1</script><p>${'text '.repeat(400)}</p>`

function page(_req: IncomingMessage, res: ServerResponse): void {
  res.setHeader('Content-Type', 'text/html; charset=utf-8')
  res.write(html.slice(0, 30))
  res.end(html.slice(30))
}

function failing(req: IncomingMessage, res: ServerResponse): void {
  res.statusCode = 500
  page(req, res)
}

it('allows the inline scripts of a page by hash', async () => {
  const answer = await ask(page)
  const [hash] = inlineScriptHashes(html)
  expect(answer.headers['content-security-policy']).toContain(`script-src 'self' '${hash}';`)
  expect(answer.body.toString()).toBe(html)
})

it('compresses pages and sends Vary', async () => {
  const answer = await ask(page, { 'accept-encoding': 'gzip' })
  expect(answer.headers['content-encoding']).toBe('gzip')
  expect(answer.headers.vary).toContain('Accept-Encoding')
  expect(answer.headers['content-length']).toBe(String(answer.body.length))
  expect(gunzipSync(answer.body).toString()).toBe(html)
})

it('compresses a cached page at a higher level', async () => {
  const lines = Array.from({ length: 2000 }, (_, i) => `<p>${(i * 7919) % 1009} homes</p>`)
  const answerOf = async (cache: string) => {
    const answer = await ask(
      (_req, res) => {
        res.setHeader('Content-Type', 'text/html; charset=utf-8')
        res.setHeader('x-nextjs-cache', cache)
        res.end(lines.join(''))
      },
      { 'accept-encoding': 'br' },
    )
    server.close()
    server.removeAllListeners('request')
    expect(brotliDecompressSync(answer.body).toString()).toBe(lines.join(''))
    return answer.body.length
  }
  expect(await answerOf('HIT')).toBeLessThan(0.95 * (await answerOf('MISS')))
})

it('applies the policy to headers passed to writeHead', async () => {
  const answer = await ask((_req, res) => {
    res.writeHead(404, { 'content-type': 'text/html' }).end(html)
  })
  expect(answer.status).toBe(404)
  expect(answer.headers['content-security-policy']).toContain('sha256-')
})

it('sends a duplicate Location header once', async () => {
  const answer = await ask((_req, res) => {
    res.statusCode = 308
    res.setHeader('Content-Type', 'text/html')
    res.appendHeader('location', '/there')
    res.appendHeader('location', '/there')
    res.end(html)
  })
  expect([answer.status, answer.headers.location]).toEqual([308, '/there'])
})

it('sends no policy with 304, because it would replace that of the cached page', async () => {
  const answer = await ask((_req, res) => {
    res.setHeader('Content-Type', 'text/html')
    res.writeHead(304).end()
  })
  expect(answer.status).toBe(304)
  expect(answer.headers).not.toHaveProperty('content-security-policy')
})

it('answers HEAD with the headers of the page and no body', async () => {
  const { headers, body } = await ask(page, {}, '/', 'HEAD')
  expect(headers['content-length']).toBe(String(html.length))
  expect(headers['content-security-policy']).toContain(inlineScriptHashes(html)[0])
  expect(body).toHaveLength(0)
})

it.each(['GET', 'HEAD'])(
  'answers %s of a page with the not-found marker with 404',
  async (method) => {
    const answer = await ask(
      (_req, res) => {
        res.setHeader('Content-Type', 'text/html')
        res.end(`<meta name="status" content="404"/>${html}`)
      },
      {},
      '/',
      method,
    )
    expect(answer.status).toBe(404)
  },
)

it('replaces a page that failed to render with an error page without scripts', async () => {
  const answer = await ask(failing)
  expect(answer.status).toBe(500)
  expect(answer.body.toString()).toContain('This page did not load')
  expect(answer.headers['content-security-policy']).toContain("script-src 'self';")
})

it('does not replace error pages of the admin panel', async () => {
  expect((await ask(failing, {}, '/admin/media')).body.toString()).toBe(html)
})

it('ignores the not-found marker in escaped text', async () => {
  const answer = await ask((_req, res) => {
    res.setHeader('Content-Type', 'text/html')
    res.end('<p>&lt;meta name="status" content="404"/></p>')
  })
  expect(answer.status).toBe(200)
})

it('streams responses other than pages', async () => {
  const answer = await ask(async (_req, res) => {
    res.setHeader('Content-Type', 'text/x-component')
    res.write('first')
    await new Promise((resolve) => setImmediate(resolve))
    res.end('second')
  })
  expect(answer.pieces).toEqual(['first', 'second'])
  expect(answer.headers['content-security-policy']).toBe(
    "default-src 'none'; frame-ancestors 'none'",
  )
})

it('sends a separate policy for the admin panel', async () => {
  const answer = await ask(page, {}, '/admin/login?redirect=%2Fadmin')
  expect(answer.headers['content-security-policy']).toContain("script-src 'self' 'unsafe-inline';")
})

it('sends the strict policy for a path that only starts with /admin', async () => {
  expect((await ask(page, {}, '/administration')).headers['content-security-policy']).not.toContain(
    "script-src 'self' 'unsafe-inline'",
  )
})

it.each(['text/html', 'text/x-component', 'application/atom+xml'])(
  'limits shared caching of %s like that of the API',
  async (type) => {
    const answer = await ask((_req, res) => {
      res.setHeader('Content-Type', type)
      res.setHeader('Cache-Control', 's-maxage=3600, stale-while-revalidate=31532400')
      res.end(html)
    })
    expect(answer.headers['cache-control']).toBe(SHARED)
  },
)

it('does not make private responses cacheable for shared caches', async () => {
  const answer = await ask((_req, res) => {
    res.setHeader('Cache-Control', 'private, no-store')
    page(_req, res)
  })
  expect(answer.headers['cache-control']).toBe('private, no-store')
})

it('does not compress a range response', async () => {
  const answer = await ask(
    (_req, res) => {
      res.writeHead(206, { 'content-type': 'image/svg+xml', 'content-range': 'bytes 0-4095/9000' })
      res.end('x'.repeat(4096))
    },
    { 'accept-encoding': 'gzip, br', range: 'bytes=0-4095' },
  )
  expect(answer.headers).not.toHaveProperty('content-encoding')
  expect(answer.body).toHaveLength(4096)
})

it.each(['*', 'guide.example:443'])('answers OPTIONS %s with 400', async (target) => {
  expect((await ask(page, {}, target, 'OPTIONS')).status).toBe(400)
})

it('passes the request id to the handler and returns it', async () => {
  let seen: unknown
  const answer = await ask(
    (req, res) => {
      seen = req.headers['x-request-id']
      res.end()
    },
    { 'x-request-id': 'edge-00000001' },
  )
  expect(seen).toBe('edge-00000001')
  expect(answer.headers['x-request-id']).toBe('edge-00000001')
})

it('answers 500 with all headers when the handler throws', async () => {
  const answer = await ask(() => {
    throw new Error('out of order')
  })
  expect(answer.status).toBe(500)
  expect(answer.body.toString()).not.toContain('out of order')
  expect(answer.headers['x-content-type-options']).toBe('nosniff')
})

it('answers the next request on a connection after a request rejected before its end', async () => {
  const wrapped = createRequestHandler(
    async (req, res) => {
      if (req.method === 'GET') return void res.end('next')
      // Next reads a body as a web stream and cancels the reader.
      const reader = Readable.toWeb(req).getReader()
      await reader.read()
      res.writeHead(413).end()
      await reader.cancel().catch(() => {})
    },
    { dev: false, https: false, extra: {} },
  )
  server.on('request', wrapped satisfies Handler)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const send = (method: string, body: Buffer) =>
    new Promise<{ status: number | undefined; from: number | undefined }>((resolve, reject) => {
      const sent = request(
        { port, host: '127.0.0.1', path: '/cms/api/media', method, agent },
        (res) => {
          const answer = { status: res.statusCode, from: res.socket.localPort }
          res.resume().on('end', () => resolve(answer))
        },
      )
      sent.on('error', reject).end(body)
    })
  const refused = await send('POST', Buffer.alloc(5_000_000))
  expect(refused.status).toBe(413)
  expect(await send('GET', Buffer.alloc(0))).toEqual({ status: 200, from: refused.from })
  agent.destroy()
})

/** Requests a page five times with a limit of two renders, and returns the statuses. */
async function rendered(cache: 'HIT' | 'MISS', limiter: Limiter): Promise<number[]> {
  const answer = createRequestHandler(
    async (_req, res) => {
      res.setHeader('Content-Type', 'text/html')
      res.setHeader('x-nextjs-cache', cache)
      res.end(html)
    },
    { dev: false, https: false, extra: {}, limiter },
  )
  server.on('request', answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const statuses: number[] = []
  for (let n = 0; n < 5; n += 1) {
    statuses.push((await fetch(`http://127.0.0.1:${port}/communities/${n}`)).status)
  }
  return statuses
}

const twoRenders = () =>
  rateLimits({
    settings: { enabled: true, overrides: { renders: { points: 2, seconds: 60 } } },
    trustedProxies: [],
    secret: 's'.repeat(32),
    databaseUrl: undefined,
  })

it('limits rendered pages per address', async () => {
  expect(await rendered('MISS', twoRenders())).toEqual([200, 200, 429, 429, 429])
})

it('does not count pages from the cache', async () => {
  expect(await rendered('HIT', twoRenders())).toEqual([200, 200, 200, 200, 200])
})

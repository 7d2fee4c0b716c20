import type { IncomingMessage, ServerResponse } from 'node:http'
import compression from 'compression'
import { CLIENT_ADDRESS_HEADER } from '@/config/client-address-header'
import { commonHeaders, filePolicy, type HeaderContext } from '@/config/security-headers'
import { findOutage } from '@/lib/log/database-errors'
import { log } from '@/lib/log/log'
import { traced } from '@/lib/trace'
import { cachedRequest } from '../cache/cached-routes'
import { type Handler, type RenderRequest, renderResponse } from '../cache/render-response'
import type { ResponseCache } from '../cache/response-cache'
import type { SendStatic } from '../cache/static-files'
import { drainRequest } from '../lifecycle/drain-request'
import { refuseLargeBody } from '../limits/body-limit'
import type { StartDeadline } from '../limits/deadline'
import type { Limiter } from '../limits/rate-limits'
import { send429 } from '../limits/send-429'
import { type Access, getPath, logAccess, type Observed } from './access-log'
import type { CachedResponse } from './cached-response'
import { findDisallowedMethod } from './page-methods'
import { findMalformed } from './reject-malformed'
import { requestIdFrom } from './request-id'
import { findRoute } from './route-pattern'
import { sendUnavailable } from './send-unavailable'

/** Handles a request as a span of a trace, until its response is complete. */
export type TraceRequest = (
  req: IncomingMessage,
  res: ServerResponse,
  handle: () => Promise<void>,
) => Promise<void>

type Middleware = (req: IncomingMessage, res: ServerResponse, next: () => void) => void

interface Options extends Omit<HeaderContext, 'preview'> {
  readonly cache: ResponseCache
  readonly findClientAddress: (req: IncomingMessage) => string
  readonly startDeadline: StartDeadline
  /** Checks every request that is not answered from the cache. */
  readonly limiter?: Limiter
  readonly sendStatic?: SendStatic | undefined
  /** Receives every response. */
  readonly observe?: ((response: Observed) => void) | undefined
  /** Handles a request as a span of a trace. */
  readonly traceRequest?: TraceRequest | undefined
}

// Its types are for Express, but it uses only the properties of Node's request and response.
const compress = compression({ filter: isCompressible }) as unknown as Middleware

/**
 * Wraps Next with request id, access log, security headers, limits and the response cache. Static
 * files and cached responses are sent without calling Next.
 */
export function createRequestHandler(next: Handler, options: Options): Handler {
  const { findClientAddress, cache, startDeadline, limiter, sendStatic, observe, traceRequest } =
    options
  const inTurn: Limiter['inTurn'] = limiter?.inTurn ?? ((_req, work) => work())
  const headers = Object.entries(commonHeaders({ ...options, preview: false }))

  return async (req, res) => {
    const requestId = requestIdFrom(req.headers['x-request-id'])
    req.headers['x-request-id'] = requestId
    res.setHeader('X-Request-Id', requestId)
    for (const [name, value] of headers) res.setHeader(name, value)
    const access = logAccess(req, res, requestId, { observe })
    if (refuseLargeBody(req, res)) return
    const refused = findMalformed(req) ?? findDisallowedMethod(req)
    if (refused) {
      drainRequest(req, res)
      res.writeHead(refused.status, {
        'content-type': 'text/plain; charset=utf-8',
        'content-security-policy': filePolicy('text/plain'),
        ...(refused.allow ? { allow: refused.allow } : {}),
      })
      res.end(refused.sentence)
      return
    }
    const respond = () =>
      handle(req, res, access).catch((error: unknown) => {
        const outage = findOutage(error)
        if (outage) log.warn({ outage, requestId }, 'request failed: the database is unavailable')
        else log.error({ err: error, requestId }, 'request failed')
        if (outage && !res.headersSent) return sendUnavailable(req, res, options)
        if (!res.headersSent) res.writeHead(500, { 'content-type': 'text/plain' })
        res.end()
      })
    const respondInTrace = () => (traceRequest ? traceRequest(req, res, respond) : respond())
    if (sendStatic) sendStatic(req, res, respondInTrace)
    else await respondInTrace()
  }

  function renderInTrace(request: RenderRequest): Promise<CachedResponse> {
    const attributes = { 'http.route': findRoute(getPath(request.url)) }
    return traced('render', attributes, () => renderResponse(next, request))
  }

  async function handle(req: IncomingMessage, res: ServerResponse, access: Access): Promise<void> {
    const request = cachedRequest(req)
    const known = request && cache.find(request.key)
    if (known) {
      access.cache = 'hit'
      return known.send(req, res)
    }
    req.headers[CLIENT_ADDRESS_HEADER] = findClientAddress(req)
    startDeadline(req, res, () => request && cache.stale(request.key))
    const overLimit = await limiter?.check(req)
    if (overLimit) return send429(res, overLimit.retryAfterSeconds)
    if (request) {
      access.cache = 'miss'
      const render = async () => (await renderInTrace(request)).shared()
      const made = await inTurn(req, () => cache.respond(request.key, render))
      return made?.send(req, res)
    }
    if (isPage(req)) {
      const page = { url: req.url ?? '/', headers: req.headers }
      const render = () => renderInTrace(page)
      const made = await inTurn(req, () => cache.renderUncached(render))
      return made?.send(req, res)
    }
    drainRequest(req, res)
    if (isRoute(req)) omitPageVary(res)
    compress(req, res, () => {})
    await cache.runUncached(() => next(req, res))
  }
}

/**
 * Whether a request is for the HTML of a page. Pages are sent when they are complete: a page that
 * fails halfway gets an error page, and a page that waits for the database gets its deadline.
 */
function isPage({ method, url, headers }: IncomingMessage): boolean {
  const isRead = method === 'GET' || method === 'HEAD'
  return isRead && !headers.rsc && !isRoute({ url }) && !/^\/_next(\/|$)/.test(getPath(url))
}

/** Whether a request is for a route, which has no page data. */
const isRoute = ({ url }: Pick<IncomingMessage, 'url'>): boolean =>
  /^\/(api|cms|internal|media)(\/|$)/.test(getPath(url))

/**
 * Next declares that every response varies by the headers of its page data. With them, a CDN would
 * store a picture several times.
 */
function omitPageVary(res: ServerResponse): void {
  const setHeader = res.setHeader.bind(res)
  res.setHeader = (name, value) => {
    const isPageVary = name.toLowerCase() === 'vary' && /\brsc\b/i.test(String(value))
    return isPageVary ? res : setHeader(name, value)
  }
}

/** Content-Range counts the bytes of the uncompressed file. */
function isCompressible(...[req, res]: Parameters<typeof compression.filter>): boolean {
  return res.statusCode !== 206 && compression.filter(req, res)
}

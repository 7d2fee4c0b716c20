import type { IncomingMessage, ServerResponse } from 'node:http'
import compression from 'compression'
import {
  commonHeaders,
  type ExtraSources,
  filePolicy,
  type HeaderContext,
} from '@/config/security-headers'
import { SHARED } from '@/http/respond'
import { log } from '@/lib/log'
import { logAccess, pathOf } from './access-log'
import { refuseLargeBody } from './body-limit'
import { drainRequest } from './drain-request'
import { holdPages } from './hold-pages'
import { preparedFor, sendPrepared } from './prepared'
import type { Limiter } from './rate-limits'
import { findMalformed } from './reject-malformed'
import { requestIdFrom } from './request-id'
import { send429 } from './send-429'
import { pageSender } from './send-page'
import type { SendStatic } from './static-files'

export type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void>

type Middleware = (req: IncomingMessage, res: ServerResponse, next: () => void) => void

export interface AnswerOptions {
  readonly dev: boolean
  /** Whether the public URL uses https. */
  readonly https: boolean
  readonly extra: ExtraSources
  /**
   * Checks every request that is not answered from a cache. Without a limiter, no request is
   * rejected.
   */
  readonly limiter?: Limiter
  /** Sends the compressed static files of the build. */
  readonly sendStatic?: SendStatic
}

/**
 * Wraps a handler with request id, access log, security headers and compression. Cached responses
 * and static files are sent without calling the handler.
 */
export function createRequestHandler(handle: Handler, options: AnswerOptions): Handler {
  const sendPage = pageSender()
  // Its types are for Express, but it uses only the properties of Node's request and response.
  const compressOthers = compression({ filter: isCompressible }) as unknown as Middleware
  return async (req, res) => {
    const context: HeaderContext = { ...options, preview: isPreview(req) }
    const requestId = introduce(req, res, context)
    if (refuseLargeBody(req, res)) return
    const prepared = preparedFor(req)
    if (prepared) return sendPrepared(req, res, prepared)
    if (options.sendStatic?.(req, res)) return
    askForWhole(req)
    drainRequest(req, res)
    compressOthers(req, res, () => {})
    holdPages(
      res,
      (body) => {
        limitSharedCaching(res)
        void sendPage(req, res, body, context)
      },
      () => {
        limitSharedCaching(res)
        setFilePolicy(res)
      },
    )
    const wrong = findMalformed(req)
    if (wrong) {
      res.writeHead(wrong.status, { 'content-type': 'text/plain; charset=utf-8' })
      res.end(wrong.sentence)
      return
    }
    try {
      const refusal = await options.limiter?.check(req)
      if (refusal) {
        send429(res, refusal.retryAfterSeconds)
        return
      }
      await handle(req, res)
      if (!isRendered(res)) await options.limiter?.refundRender(req)
    } catch (error) {
      log.error({ err: error, requestId }, 'request failed')
      if (!res.headersSent) res.writeHead(500, { 'content-type': 'text/plain' })
      res.end()
    }
  }
}

/** Sets the request id and the common headers, and logs the request. */
function introduce(req: IncomingMessage, res: ServerResponse, context: HeaderContext): string {
  const requestId = requestIdFrom(req.headers['x-request-id'])
  req.headers['x-request-id'] = requestId
  res.setHeader('X-Request-Id', requestId)
  for (const [name, value] of Object.entries(commonHeaders(context))) res.setHeader(name, value)
  logAccess(req, res, requestId)
  return requestId
}

/**
 * Next omits the body of a page for HEAD, but the headers of a page depend on its body. As GET,
 * Next renders the body and Node does not send it.
 */
function askForWhole(req: IncomingMessage): void {
  if (req.method === 'HEAD') req.method = 'GET'
}

/** Content-Range counts the bytes of the uncompressed file. */
function isCompressible(...[req, res]: Parameters<typeof compression.filter>): boolean {
  return res.statusCode !== 206 && compression.filter(req, res)
}

/**
 * Next lets shared caches store a page for an hour and serve it stale for a year. An editor's
 * change must be visible at once, so pages use the Cache-Control of the API.
 */
function limitSharedCaching(res: ServerResponse): void {
  if (String(res.getHeader('cache-control') ?? '').includes('s-maxage=')) {
    res.setHeader('Cache-Control', SHARED)
  }
}

/** Whether a page or RSC payload was rendered for this request. */
function isRendered(res: ServerResponse): boolean {
  const type = String(res.getHeader('content-type') ?? '')
  const cached = ['HIT', 'STALE'].includes(String(res.getHeader('x-nextjs-cache') ?? ''))
  return /^text\/(html|x-component)/.test(type) && !cached
}

/** With 304, browsers apply a new policy to the cached page, whose hashes are different. */
function setFilePolicy(res: ServerResponse): void {
  if (res.statusCode === 304) return
  const type = String(res.getHeader('content-type') ?? '')
  res.setHeader('Content-Security-Policy', filePolicy(type))
}

/** Whether the admin panel shows the response in its live preview. */
function isPreview(req: IncomingMessage): boolean {
  return pathOf(req.url).startsWith('/preview/')
}

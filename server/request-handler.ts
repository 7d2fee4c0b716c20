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
  /** The public address is https. */
  readonly https: boolean
  readonly extra: ExtraSources
  /** Asked about every request that nothing is kept ready for; without one, none is refused. */
  readonly limiter?: Limiter
  /** Sends what the build has compressed. */
  readonly sendStatic?: SendStatic
}

/**
 * Wraps a handler: request id, access log, security headers and compression for every answer. What
 * is kept ready is sent without asking the handler at all.
 */
export function createRequestHandler(handle: Handler, options: AnswerOptions): Handler {
  const sendPage = pageSender()
  // Typed for Express, but it only ever uses what Node's own request and answer have.
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

/** Gives a request its id and its line in the log, and the answer the headers that all have. */
function introduce(req: IncomingMessage, res: ServerResponse, context: HeaderContext): string {
  const requestId = requestIdFrom(req.headers['x-request-id'])
  req.headers['x-request-id'] = requestId
  res.setHeader('X-Request-Id', requestId)
  for (const [name, value] of Object.entries(commonHeaders(context))) res.setHeader(name, value)
  logAccess(req, res, requestId)
  return requestId
}

/**
 * HEAD has the headers of GET, and those of a page follow from its text, which Next leaves out. Node
 * sends no body in answer to it, whatever is written.
 */
function askForWhole(req: IncomingMessage): void {
  if (req.method === 'HEAD') req.method = 'GET'
}

/** A range counts the bytes of the file as it is; compressed, they would be others. */
function isCompressible(...[req, res]: Parameters<typeof compression.filter>): boolean {
  return res.statusCode !== 206 && compression.filter(req, res)
}

/**
 * Next tells shared caches to keep a page for an hour and to serve it for a year after that. An
 * editor's change has to reach every visitor at once, so pages say what the API says.
 */
function limitSharedCaching(res: ServerResponse): void {
  if (String(res.getHeader('cache-control') ?? '').includes('s-maxage=')) {
    res.setHeader('Cache-Control', SHARED)
  }
}

/** Whether the answer is a page, or the payload of one, that was rendered for this request. */
function isRendered(res: ServerResponse): boolean {
  const type = String(res.getHeader('content-type') ?? '')
  const cached = ['HIT', 'STALE'].includes(String(res.getHeader('x-nextjs-cache') ?? ''))
  return /^text\/(html|x-component)/.test(type) && !cached
}

/** A browser keeps the stored page's policy on 304; hashes of another text would break it. */
function setFilePolicy(res: ServerResponse): void {
  if (res.statusCode === 304) return
  const type = String(res.getHeader('content-type') ?? '')
  res.setHeader('Content-Security-Policy', filePolicy(type))
}

/** What the back office shows in a frame beside a form. */
function isPreview(req: IncomingMessage): boolean {
  return pathOf(req.url).startsWith('/preview/')
}

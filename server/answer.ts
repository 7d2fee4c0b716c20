import type { IncomingMessage, ServerResponse } from 'node:http'
import compression from 'compression'
import { log } from '@/lib/log'
import {
  adminPolicy,
  commonHeaders,
  type ExtraSources,
  filePolicy,
  type HeaderContext,
  pagePolicy,
} from '@/lib/security-headers'
import { logAccess, pathOf } from './access-log'
import { preferredEncoding } from './encoding'
import { holdPages } from './hold-pages'
import { compressedBody, PageCache } from './page-cache'
import { preparedFor, sendPrepared } from './prepared'
import type { Limiter } from './rate-limits'
import { refuseTooMany } from './refuse-too-many'
import { requestIdFrom } from './request-id'

export type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void>

type Middleware = (req: IncomingMessage, res: ServerResponse, next: () => void) => void

export interface AnswerOptions {
  readonly dev: boolean
  /** The public address is https. */
  readonly https: boolean
  readonly extra: ExtraSources
  /** Asked about every well-formed request before the handler is; without one, none is refused. */
  readonly limiter?: Limiter
}

const csp = 'Content-Security-Policy'

/** Others, such as TRACE, have no meaning here, and Next answers them with a failure. */
const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Wraps a handler: request id, access log, security headers and compression for every answer. */
export function answerWith(handle: Handler, options: AnswerOptions): Handler {
  const pages = new PageCache()
  // Typed for Express, but it only ever uses what Node's own request and answer have.
  const compressOthers = compression() as unknown as Middleware
  return async (req, res) => {
    const path = pathOf(req.url)
    const context: HeaderContext = { ...options, preview: isPreview(req) }
    const requestId = requestIdFrom(req.headers['x-request-id'])
    req.headers['x-request-id'] = requestId
    res.setHeader('X-Request-Id', requestId)
    for (const [name, value] of Object.entries(commonHeaders(context))) res.setHeader(name, value)
    logAccess(req, res, requestId)
    const prepared = preparedFor(req)
    if (prepared) return sendPrepared(req, res, prepared)
    if (!knownMethods.has(req.method ?? '')) {
      res.writeHead(501, { 'content-type': 'text/plain; charset=utf-8' })
      res.end('This server does not know the method.')
      return
    }
    compressOthers(req, res, () => {})
    holdPages(
      res,
      (body) => void sendPage(req, res, body),
      () => {
        // A browser keeps the stored page's policy on 304; hashes of another text would break it.
        if (res.statusCode !== 304) res.setHeader(csp, filePolicy(contentType(res)))
      },
    )
    if (!isWellFormed(path)) {
      res.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' })
      res.end('This address is not well-formed.')
      return
    }
    try {
      const refusal = await options.limiter?.check(req)
      if (refusal) refuseTooMany(res, refusal.retryAfterSeconds)
      else await handle(req, res)
    } catch (error) {
      log.error({ err: error, requestId }, 'request failed')
      if (!res.headersSent) res.writeHead(500, { 'content-type': 'text/plain' })
      res.end()
    }

    async function sendPage(request: IncomingMessage, answer: ServerResponse, body: Buffer) {
      const page = pages.prepare(body)
      if (answer.statusCode !== 304) {
        answer.setHeader(
          csp,
          isAdmin(path) ? adminPolicy(context) : pagePolicy(context, page.scriptHashes),
        )
      }
      const encoding = preferredEncoding(request.headers['accept-encoding'])
      answer.appendHeader('Vary', 'Accept-Encoding')
      if (encoding === undefined || body.length < 1024 || answer.hasHeader('content-encoding')) {
        // HEAD has no body here, and what GET would weigh is not known.
        if (request.method !== 'HEAD') answer.setHeader('Content-Length', body.length)
        answer.end(body)
        return
      }
      const compressed = await compressedBody(page, body, encoding)
      answer.setHeader('Content-Encoding', encoding)
      answer.setHeader('Content-Length', compressed.length)
      answer.end(compressed)
    }
  }
}

/** Whether the percent signs of a path mean something; Next answers 500 when they do not. */
function isWellFormed(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

function contentType(res: ServerResponse): string {
  return String(res.getHeader('content-type') ?? '')
}

function isAdmin(path: string): boolean {
  return path === '/admin' || path.startsWith('/admin/')
}

/** Next's draft mode, which only the back office's live preview switches on. */
function isPreview(req: IncomingMessage): boolean {
  return /(?:^|;\s*)__prerender_bypass=/.test(req.headers.cookie ?? '')
}

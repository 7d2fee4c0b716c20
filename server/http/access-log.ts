import type { IncomingMessage, ServerResponse } from 'node:http'
import { log } from '@/lib/log/log'
import { loggedPath } from '@/lib/log/logged-path'

/** Health checks, internal calls and static files are frequent. */
const quietPaths = /^\/(?:_next\/static\/|api\/health\/|internal\/)/

/**
 * Whether a request is logged only when it fails. In a terminal all are, because a dozen lines for
 * each page would push away what the start has printed.
 */
const isQuiet = (path: string) => process.stdout.isTTY || quietPaths.test(path)

/**
 * Logs one line per request, when the response is complete or the client has disconnected. The line
 * contains no query, IP address or body, because these may identify a visitor.
 */
export function logAccess(req: IncomingMessage, res: ServerResponse, requestId: string): void {
  const began = performance.now()
  const { method } = req
  const path = getPath(req.url)
  res.once('close', () => {
    const line = {
      method,
      path: loggedPath(path),
      status: res.statusCode,
      ms: Math.round(performance.now() - began),
      requestId,
      ...(res.writableFinished ? {} : { aborted: true }),
    }
    log[res.statusCode < 400 && isQuiet(path) ? 'debug' : 'info'](line, 'request')
  })
}

/** Returns the path of a request target, which may be a whole URL (RFC 9112, 3.2.2), without its query. */
export function getPath(url = '/'): string {
  const path = url.replace(/^https?:\/\/[^/?]*/i, '').split('?', 1)[0]
  return path || '/'
}

export function isAdmin(path: string): boolean {
  return path === '/admin' || path.startsWith('/admin/')
}

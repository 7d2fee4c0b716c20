import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Env, env } from '@/config/env'
import { getUserKind } from '@/http/staff-headers'
import { log } from '@/lib/log/log'
import { loggedPath } from '@/lib/log/logged-path'
import { LineLimit } from './line-limit'
import { findRoute } from './route-pattern'
import { findTraceId } from './trace-id'

/**
 * Where a response came from: the cache (`hit`), a render whose result may be stored (`miss`), the
 * cache although its content changed (`stale`), or a route without a cache.
 */
export type CacheState = 'hit' | 'miss' | 'stale' | 'none'

/** What is known of a request while it is handled. */
export interface Access {
  cache: CacheState
}

/** A response that is complete, or whose client has disconnected. */
export interface Observed {
  readonly route: string
  readonly method: string
  readonly status: number
  readonly cache: CacheState
  readonly seconds: number
}

/** Health checks, internal calls and static files are frequent. */
const quietPaths = /^\/(?:_next\/static\/|api\/health\/|internal\/)/

/**
 * Whether a request is logged only when it fails. In a terminal all are, because a dozen lines for
 * each page would push away what the start has printed.
 */
const isQuiet = (path: string) => process.stdout.isTTY || quietPaths.test(path)

interface Options {
  /** Receives every response. */
  readonly observe?: ((response: Observed) => void) | undefined
  /** The setting `ACCESS_LOG`. */
  readonly mode?: Env['ACCESS_LOG']
}

/** A busy site answers hundreds of requests a second from the cache. */
const cachedLines = new LineLimit(5)

/** Whether a request that has succeeded is logged, and how many before it were left out. */
function sample(
  mode: Env['ACCESS_LOG'],
  cache: CacheState,
): { isLogged: boolean; skipped?: number } {
  if (mode === 'all') return { isLogged: true }
  if (mode === 'errors') return { isLogged: false }
  return cache === 'hit' ? cachedLines.take(performance.now()) : { isLogged: true }
}

/**
 * Logs one line per request, when the response is complete or the client has disconnected, and passes
 * it to `observe`. The line contains no query, IP address, name or body, because these may identify a
 * visitor.
 */
export function logAccess(
  req: IncomingMessage,
  res: ServerResponse,
  requestId: string,
  { observe, mode = env.ACCESS_LOG }: Options = {},
): Access {
  const began = performance.now()
  const { method = 'GET' } = req
  const path = getPath(req.url)
  const access: Access = { cache: 'none' }
  res.once('close', () => {
    const ms = performance.now() - began
    const status = res.statusCode
    const isStale = String(res.getHeader('cache-status')).includes('detail=stale')
    const cache = isStale ? 'stale' : access.cache
    observe?.({ route: findRoute(path), method, status, cache, seconds: ms / 1000 })
    const hasFailed = status >= 400
    const { isLogged, skipped } =
      hasFailed || isQuiet(path) ? { isLogged: hasFailed, skipped: undefined } : sample(mode, cache)
    const level = isLogged ? 'info' : 'debug'
    // A busy site answers thousands of requests a second whose lines are left out.
    if (!log.isLevelEnabled(level)) return
    const traceId = findTraceId(req)
    const line = {
      method,
      path: loggedPath(path),
      route: findRoute(path),
      status,
      ms: Math.round(ms),
      cache,
      user: getUserKind(req.headers),
      requestId,
      ...(traceId ? { traceId } : {}),
      ...(skipped ? { skipped } : {}),
      ...(res.writableFinished ? {} : { aborted: true }),
    }
    log[level](line, 'request')
  })
  return access
}

/** Returns the path of a request target, which may be a whole URL (RFC 9112, 3.2.2), without its query. */
export function getPath(url = '/'): string {
  const path = url.replace(/^https?:\/\/[^/?]*/i, '').split('?', 1)[0]
  return path || '/'
}

export function isAdmin(path: string): boolean {
  return path === '/admin' || path.startsWith('/admin/')
}

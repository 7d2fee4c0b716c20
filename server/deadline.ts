import { type IncomingMessage, ServerResponse } from 'node:http'
import {
  commonHeaders,
  filePolicy,
  type HeaderContext,
  pagePolicy,
} from '@/config/security-headers'
import { databaseUnavailable } from '@/content/unavailable'
import { refuse } from '@/http/problem-error'
import { pathOf } from './access-log'
import { adminUnavailablePage, errorPage } from './error-page'
import { isAdmin } from './send-page'

/** Milliseconds that a request may take before the database is checked. */
const WAIT = 2300

/** Milliseconds that the database has to respond to the check. */
const PROBE = 400

type Options = Omit<HeaderContext, 'preview'> & {
  /** Whether the database responds within the given milliseconds. */
  readonly databaseAnswers: (milliseconds: number) => Promise<boolean>
  readonly wait?: number
}

/**
 * Gives every request a deadline, counted from its arrival. A request that waits for an
 * unresponsive database gets 503 in less than 3 seconds. A request that is slow for another reason
 * is not affected. Call it after the request has been passed to the handler.
 */
export function answerInTime(options: Options) {
  return (req: IncomingMessage, res: ServerResponse): void => {
    if (res.headersSent) return
    const { wait = WAIT, databaseAnswers } = options
    const requestId = res.getHeader('x-request-id')
    let timer = setTimeout(check, wait)
    res.once('close', () => clearTimeout(timer))

    async function check(): Promise<void> {
      const isUp = await databaseAnswers(PROBE)
      if (res.headersSent || res.closed) return
      if (isUp) timer = setTimeout(check, wait)
      else sendUnavailable(req, res, { ...options, preview: false }, String(requestId))
    }
  }
}

/**
 * Calls the methods of the prototype, because the methods on `res` may buffer or compress the
 * response. Later writes of the handler are discarded.
 */
function sendUnavailable(
  req: IncomingMessage,
  res: ServerResponse,
  context: HeaderContext,
  requestId: string,
): void {
  const { body, type } = unavailable(pathOf(req.url))
  const isPage = type.startsWith('text/html')
  // Unread bytes of the request body would precede the next request on the connection.
  const isLast = !req.complete || res.getHeader('connection') === 'close'
  const { writeHead, end } = ServerResponse.prototype
  for (const name of res.getHeaderNames()) res.removeHeader(name)
  Reflect.apply(writeHead, res, [
    503,
    {
      ...commonHeaders(context),
      'X-Request-Id': requestId,
      'Content-Type': type,
      'Content-Length': body.length,
      'Content-Security-Policy': isPage ? pagePolicy(context, []) : filePolicy(type),
      'Cache-Control': 'no-store',
      'Retry-After': '5',
      ...(isLast ? { Connection: 'close' } : {}),
    },
  ])
  Reflect.apply(end, res, [body])
  for (const name of writers) {
    Object.defineProperty(res, name, { get: () => () => res, set: () => {} })
  }
}

const writers = [
  'write',
  'end',
  'writeHead',
  'flushHeaders',
  'setHeader',
  'setHeaders',
  'appendHeader',
  'removeHeader',
] as const

/** The error body in the format of the requested part of the site. */
function unavailable(path: string): { readonly body: Buffer; readonly type: string } {
  const { problem } = refuse.unavailable()
  if (path.startsWith('/api/')) {
    return json(problem, 'application/problem+json; charset=utf-8')
  }
  if (path.startsWith('/cms/api/')) {
    const errors = [{ message: databaseUnavailable.message }]
    return json({ errors }, 'application/json; charset=utf-8')
  }
  const body = isAdmin(path) ? adminUnavailablePage : errorPage
  return { body, type: 'text/html; charset=utf-8' }
}

function json(value: unknown, type: string) {
  return { body: Buffer.from(JSON.stringify(value)), type }
}

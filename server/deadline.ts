import { type IncomingMessage, ServerResponse } from 'node:http'
import {
  commonHeaders,
  filePolicy,
  type HeaderContext,
  pagePolicy,
} from '@/config/security-headers'
import { refuse } from '@/http/problem-error'
import { pathOf } from './access-log'
import { errorPage } from './error-page'

/** A request may wait this long, in milliseconds, before the database is asked for a sign of life. */
const WAIT = 2300

/** The database has this long for it, in milliseconds. */
const PROBE = 400

type Options = Omit<HeaderContext, 'preview'> & {
  /** Whether the database answers within some milliseconds. */
  readonly databaseAnswers: (milliseconds: number) => Promise<boolean>
  readonly wait?: number
}

/**
 * Gives every request one deadline, counted from its arrival: a request that waits for a silent
 * database is answered 503 in less than 3 seconds, wherever its time went. A request that is slow
 * for another reason is left alone. To be called once the request has been handed on.
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
 * Writes past what has been put around the answer on its way here: a page that is held back, or
 * compressed, would be sent behind this one. What the handler still says goes nowhere.
 */
function sendUnavailable(
  req: IncomingMessage,
  res: ServerResponse,
  context: HeaderContext,
  requestId: string,
): void {
  const { body, type } = unavailable(pathOf(req.url))
  const isPage = type.startsWith('text/html')
  // What is left of its body would stand before the next request.
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

/** What is said in the format of each part of the site. */
function unavailable(path: string): { readonly body: Buffer; readonly type: string } {
  const { problem } = refuse.unavailable()
  if (path.startsWith('/api/')) {
    return json(problem, 'application/problem+json; charset=utf-8')
  }
  if (path.startsWith('/cms/api/')) {
    return json({ errors: [{ message: problem.detail }] }, 'application/json; charset=utf-8')
  }
  return { body: errorPage, type: 'text/html; charset=utf-8' }
}

function json(value: unknown, type: string) {
  return { body: Buffer.from(JSON.stringify(value)), type }
}

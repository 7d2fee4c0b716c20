import { type IncomingMessage, ServerResponse } from 'node:http'
import {
  commonHeaders,
  filePolicy,
  type HeaderContext,
  staticPagePolicy,
} from '@/config/security-headers'
import { databaseUnavailable } from '@/content/unavailable'
import { refuse } from '@/http/problem-error'
import { log } from '@/lib/log'
import { isAdmin, pathOf } from './access-log'
import type { Answer } from './answer'
import { adminUnavailablePage, errorPage } from './error-page'

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
 * Starts the deadline of a request. `stale` returns an older answer to send instead of an error.
 */
export type StartDeadline = (
  req: IncomingMessage,
  res: ServerResponse,
  stale: () => Answer | undefined,
) => void

/**
 * Gives every request a deadline. A request that waits for an unresponsive database gets an answer
 * in less than 3 seconds: a stale one, or 503. A request that is slow for another reason is not
 * affected.
 */
export function requestDeadline(options: Options): StartDeadline {
  const { wait = WAIT, databaseAnswers } = options
  return (req, res, stale) => {
    let timer = setTimeout(check, wait)
    res.once('close', () => clearTimeout(timer))

    async function check(): Promise<void> {
      const isUp = await databaseAnswers(PROBE)
      if (res.headersSent || res.closed) return
      if (isUp) {
        timer = setTimeout(check, wait)
        return
      }
      const older = stale()
      if (!older) return sendUnavailable(req, res, { ...options, preview: false })
      log.warn({ path: pathOf(req.url) }, 'stale answer sent: the database does not respond')
      await older.send(req, res)
    }
  }
}

/**
 * Answers in place of the handler, which may still write to `res`: `res` loses its connection, so
 * that later writes have no effect.
 */
function sendUnavailable(req: IncomingMessage, res: ServerResponse, context: HeaderContext): void {
  const { socket } = res
  if (!socket) return
  const { body, type } = unavailable(pathOf(req.url))
  const isPage = type.startsWith('text/html')
  res.detachSocket(socket)
  res.statusCode = 503
  socket.once('close', () => res.emit('close'))
  const own = new ServerResponse(req)
  own.assignSocket(socket)
  own.writeHead(503, {
    ...commonHeaders(context),
    'X-Request-Id': String(res.getHeader('x-request-id')),
    'Content-Type': type,
    'Content-Length': body.length,
    'Content-Security-Policy': isPage ? staticPagePolicy(context) : filePolicy(type),
    'Cache-Control': 'no-store',
    'Retry-After': '5',
    // Unread bytes of the request body would precede the next request on the connection.
    Connection: 'close',
  })
  own.end(body, () => socket.end())
}

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

import { type IncomingMessage, ServerResponse } from 'node:http'
import {
  commonHeaders,
  filePolicy,
  type HeaderContext,
  staticPagePolicy,
} from '@/config/security-headers'
import { databaseUnavailable } from '@/content/unavailable'
import { refuse } from '@/http/problem-error'
import { getPath, isAdmin } from './access-log'
import { adminUnavailablePage, errorPage } from './error-page'

/**
 * Answers 503 in place of the handler, which may still write to `res`: `res` loses its connection, so
 * that later writes have no effect.
 */
export function sendUnavailable(
  req: IncomingMessage,
  res: ServerResponse,
  context: Omit<HeaderContext, 'preview'>,
): void {
  const { socket } = res
  if (!socket) return
  const { body, type } = unavailable(getPath(req.url))
  const isPage = type.startsWith('text/html')
  res.detachSocket(socket)
  res.statusCode = 503
  socket.once('close', () => res.emit('close'))
  const headers = { ...context, preview: false }
  const own = new ServerResponse(req)
  own.assignSocket(socket)
  own.writeHead(503, {
    ...commonHeaders(headers),
    'X-Request-Id': String(res.getHeader('x-request-id')),
    'Content-Type': type,
    'Content-Length': body.length,
    'Content-Security-Policy': isPage ? staticPagePolicy(headers) : filePolicy(type),
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

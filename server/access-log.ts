import type { IncomingMessage, ServerResponse } from 'node:http'
import { log } from '@/lib/log'

/** Asked every few seconds by machines, or by the guide itself; of interest only when they fail. */
const chatter = /^\/(?:_next\/static\/|api\/health\/|internal\/)/

/**
 * One line per request once its answer has gone out, or the caller has. Neither query nor address
 * nor body: they may tell who asked.
 */
export function logAccess(req: IncomingMessage, res: ServerResponse, requestId: string): void {
  const began = performance.now()
  const { method } = req
  const path = pathOf(req.url)
  res.once('close', () => {
    const line = {
      method,
      path,
      status: res.statusCode,
      ms: Math.round(performance.now() - began),
      requestId,
      ...(res.writableFinished ? {} : { aborted: true }),
    }
    log[res.statusCode < 400 && chatter.test(path) ? 'debug' : 'info'](line, 'request')
  })
}

/** The path of a request without its query. */
export function pathOf(url = '/'): string {
  return url.split('?', 1)[0] ?? '/'
}

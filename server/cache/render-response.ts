import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import inject, { type Response } from 'light-my-request'
import { getPath, isAdmin } from '../http/access-log'
import { CachedResponse } from '../http/cached-response'
import { deferScripts } from '../http/defer-scripts'
import { errorPage } from '../http/error-page'

export type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void>

/** A GET request with what the response may depend on. */
export interface RenderRequest {
  /** Path and query. */
  readonly url: string
  readonly headers: IncomingHttpHeaders
}

/** Headers that are set for each response, or describe its transfer. */
const perResponse = new Set([
  'connection',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
  'x-request-id',
])

/**
 * Renders a complete response. It may be rendered for several clients, so it has no connection: a
 * client that disconnects does not stop the render.
 */
export async function renderResponse(
  handle: Handler,
  request: RenderRequest,
): Promise<CachedResponse> {
  // Connections and promises that outlive a render hold its context, and with it the response. So the
  // response must not hold its body.
  const rendered = await inject(
    (req, res) => void handle(req, res).catch((error: Error) => res.destroy(error)),
    { method: 'GET', payloadAsStream: true, ...request },
  )
  return toCachedResponse(request.url, rendered, await buffer(rendered.stream()))
}

function toCachedResponse(
  url: string,
  { statusCode, headers: sent }: Response,
  body: Buffer,
): CachedResponse {
  const headers: Record<string, string | string[]> = {}
  for (const [name, value] of Object.entries(sent)) {
    if (value === undefined || perResponse.has(name)) continue
    headers[name] = Array.isArray(value) ? value : String(value)
  }
  const type = String(headers['content-type'])
  const isPage = /^text\/(html|x-component)/.test(type)
  // Only pages have forms for Next's client.
  if (!isPage) delete headers.vary
  if (!type.startsWith('text/html')) return CachedResponse.from(statusCode, headers, body)
  // The back office needs its scripts to show anything, and Payload has error pages for it.
  if (isAdmin(getPath(url))) return CachedResponse.from(statusCode, headers, body)
  if (statusCode >= 500) return CachedResponse.from(statusCode, headers, errorPage)
  const policy = String(headers['content-security-policy'])
  return CachedResponse.from(statusCode, headers, Buffer.from(deferScripts(String(body), policy)))
}

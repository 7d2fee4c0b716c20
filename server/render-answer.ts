import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import inject, { type Response } from 'light-my-request'
import { isAdmin, pathOf } from './access-log'
import { Answer } from './answer'
import { deferScripts } from './defer-scripts'
import { errorPage } from './error-page'

export type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void>

/** A GET request with what the answer may depend on. */
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
 * Renders a complete answer. It may be rendered for several clients, so it has no connection: a
 * client that disconnects does not stop the render.
 */
export async function renderAnswer(handle: Handler, request: RenderRequest): Promise<Answer> {
  const rendered = inject(
    (req, res) => void handle(req, res).catch((error: Error) => res.destroy(error)),
    { method: 'GET', ...request },
  )
  return toAnswer(request.url, await rendered)
}

function toAnswer(url: string, { statusCode, headers: sent, rawPayload }: Response): Answer {
  const headers: Record<string, string | string[]> = {}
  for (const [name, value] of Object.entries(sent)) {
    if (value === undefined || perResponse.has(name)) continue
    headers[name] = Array.isArray(value) ? value : String(value)
  }
  const type = String(headers['content-type'])
  const isPage = /^text\/(html|x-component)/.test(type)
  // Only pages have forms for Next's client.
  if (!isPage) delete headers.vary
  if (!type.startsWith('text/html')) return new Answer(statusCode, headers, rawPayload)
  // The back office needs its scripts to show anything, and Payload has error pages for it.
  if (isAdmin(pathOf(url))) return new Answer(statusCode, headers, rawPayload)
  if (statusCode >= 500) return new Answer(statusCode, headers, errorPage)
  const policy = String(headers['content-security-policy'])
  return new Answer(statusCode, headers, Buffer.from(deferScripts(String(rawPayload), policy)))
}

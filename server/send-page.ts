import type { IncomingMessage, ServerResponse } from 'node:http'
import { adminPolicy, type HeaderContext, pagePolicy } from '@/config/security-headers'
import { pathOf } from './access-log'
import { preferredEncoding } from './encoding'
import { errorPage } from './error-page'
import { compressedBody, PageCache } from './page-cache'

/** Shorter pages are sent uncompressed, in bytes. */
const WORTH_COMPRESSING = 1024

type SendPage = (
  req: IncomingMessage,
  res: ServerResponse,
  body: Buffer,
  context: HeaderContext,
) => Promise<void>

/**
 * Creates a function that sends a page with the policy of its inline scripts and caches the
 * compressed body.
 */
export function pageSender(): SendPage {
  const pages = new PageCache()
  return async (req, res, made, context) => {
    const forStaff = isAdmin(pathOf(req.url))
    const body = res.statusCode >= 500 && !forStaff && !context.dev ? errorPage : made
    const page = pages.prepare(body)
    leadOnce(res)
    if (page.isNotFound) res.statusCode = 404
    if (res.statusCode !== 304) {
      const policy = forStaff ? adminPolicy(context) : pagePolicy(context, page.scriptHashes)
      res.setHeader('Content-Security-Policy', policy)
    }
    const encoding = preferredEncoding(req.headers['accept-encoding'])
    res.appendHeader('Vary', 'Accept-Encoding')
    if (!encoding || body.length < WORTH_COMPRESSING || res.hasHeader('content-encoding')) {
      res.setHeader('Content-Length', body.length)
      res.end(body)
      return
    }
    const compressed = await compressedBody(page, body, encoding, isKept(res))
    res.setHeader('Content-Encoding', encoding)
    res.setHeader('Content-Length', compressed.length)
    res.end(compressed)
  }
}

/** Next sets Location twice for a prerendered redirect. Browsers may reject a duplicate. */
function leadOnce(res: ServerResponse): void {
  const location = res.getHeader('location')
  if (Array.isArray(location) && location[0] !== undefined) res.setHeader('location', location[0])
}

/** Whether the page came from Next's cache, so it will be sent again. */
function isKept(res: ServerResponse): boolean {
  return res.getHeader('x-nextjs-cache') === 'HIT'
}

export function isAdmin(path: string): boolean {
  return path === '/admin' || path.startsWith('/admin/')
}

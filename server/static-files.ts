import type { IncomingMessage, ServerResponse } from 'node:http'
import sirv from 'sirv'
import { filePolicy } from '@/config/security-headers'

/** Calls `next` when there is no file for the request. */
export type SendStatic = (req: IncomingMessage, res: ServerResponse, next: () => void) => void

const BUILD_PATH = '/_next/static'

function setPolicy(res: ServerResponse): void {
  res.setHeader('Content-Security-Policy', filePolicy(String(res.getHeader('content-type'))))
}

/** They matter for documents only, and a first visit loads a dozen files of the build. */
const documentHeaders = ['X-Frame-Options', 'Permissions-Policy', 'Cross-Origin-Opener-Policy']

/** Next would render its page for a missing file of the build, with status 200. */
function sendMissing(res: ServerResponse): void {
  const type = 'text/plain; charset=utf-8'
  res.writeHead(404, { 'content-type': type, 'cache-control': 'no-store' })
  res.end('This file does not exist.')
}

/**
 * Sends the files of the build, of which scripts and style sheets were compressed at the highest
 * level, and the files of `public`. Only files present at the start are served.
 */
export function staticFiles(folders: { build: string; public: string }): SendStatic {
  // The file names of the build contain a hash of the content.
  const build = sirv(folders.build, {
    extensions: [],
    immutable: true,
    maxAge: 365 * 24 * 60 * 60,
    brotli: true,
    gzip: true,
    setHeaders(res) {
      setPolicy(res)
      for (const name of documentHeaders) res.removeHeader(name)
    },
  })
  const files = sirv(folders.public, {
    extensions: [],
    etag: true,
    maxAge: 0,
    setHeaders: setPolicy,
  })
  return (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next()
    const { url = '/' } = req
    if (!url.startsWith(`${BUILD_PATH}/`)) return files(req, res, next)
    req.url = url.slice(BUILD_PATH.length)
    return build(req, res, () => sendMissing(res))
  }
}

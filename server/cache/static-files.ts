import type { IncomingMessage, ServerResponse } from 'node:http'
import sirv, { type Options } from 'sirv'
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

// The file names of the build contain a hash of the content.
const buildOptions: Options = {
  extensions: [],
  brotli: true,
  gzip: true,
  setHeaders(res) {
    setPolicy(res)
    res.setHeader('Cache-Control', 'public,max-age=31536000,immutable')
    for (const name of documentHeaders) res.removeHeader(name)
  },
}

interface Folders {
  readonly build: string
  /** The files of former builds (`asset-archive.ts`). */
  readonly archive: string
  readonly public: string
}

/**
 * Sends the files of the build and of those before it, of which scripts and style sheets were
 * compressed at the highest level, and the files of `public`. Of the build and of `public`, only
 * files present at the start are served.
 */
export function staticFiles(folders: Folders): SendStatic {
  const build = sirv(folders.build, buildOptions)
  // Another server may have added a file since the start.
  const archive = sirv(folders.archive, { ...buildOptions, dev: true })
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
    return build(req, res, () => archive(req, res, () => sendMissing(res)))
  }
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import sirv, { type Options } from 'sirv'
import { filePolicy } from '@/config/security-headers'

/** Calls `next` when there is no file for the request. */
export type SendStatic = (req: IncomingMessage, res: ServerResponse, next: () => void) => void

const BUILD_PATH = '/_next/static'

const shared: Options = {
  extensions: [],
  setHeaders(res) {
    res.setHeader('Content-Security-Policy', filePolicy(String(res.getHeader('content-type'))))
  },
}

/**
 * Sends the files of the build, of which scripts and style sheets were compressed at the highest
 * level, and the files of `public`. Only files present at the start are served.
 */
export function staticFiles(folders: { build: string; public: string }): SendStatic {
  // The file names of the build contain a hash of the content.
  const immutable = { immutable: true, maxAge: 365 * 24 * 60 * 60 } as const
  const build = sirv(folders.build, { ...shared, ...immutable, brotli: true, gzip: true })
  const files = sirv(folders.public, { ...shared, etag: true, maxAge: 0 })
  return (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next()
    const { url = '/' } = req
    if (!url.startsWith(`${BUILD_PATH}/`)) return files(req, res, next)
    req.url = url.slice(BUILD_PATH.length)
    return build(req, res, () => {
      req.url = url
      next()
    })
  }
}

import { createReadStream, readdirSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { pipeline } from 'node:stream'
import { filePolicy } from '@/config/security-headers'
import { type Encoding, preferredEncoding } from './encoding'

/** Suffixes of the compressed files, which are next to the original files. */
export const compressedSuffix = { br: '.br', gzip: '.gz' } as const satisfies Record<
  Encoding,
  string
>

/** Content types of the files worth compressing. */
const contentTypes: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
}

export const isCompressible = (file: string): boolean => path.extname(file) in contentTypes

interface StaticFile {
  /** Path on disk. */
  readonly file: string
  readonly contentType: string
  /** Lengths of the compressed bodies, in bytes. */
  readonly lengths: Readonly<Record<Encoding, number>>
}

/**
 * Sends a compressed file of the build. Returns `false` when there is none for the request, or the
 * client accepts neither encoding.
 */
export type SendStatic = (req: IncomingMessage, res: ServerResponse) => boolean

/**
 * Sends the scripts and style sheets that the build compressed at the highest level, which is too
 * slow to do per request. Only files present at the start are served.
 */
export function staticSender(folder: string): SendStatic {
  const files = compressedFiles(folder)
  return (req, res) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return false
    const found = files.get(req.url?.split('?', 1)[0] ?? '')
    const encoding = found && preferredEncoding(req.headers['accept-encoding'])
    if (!found || !encoding) return false
    res.writeHead(200, {
      'Content-Type': found.contentType,
      'Content-Encoding': encoding,
      'Content-Length': found.lengths[encoding],
      'Content-Security-Policy': filePolicy(found.contentType),
      // The file names contain a hash of the content.
      'Cache-Control': 'public, max-age=31536000, immutable',
      Vary: 'Accept-Encoding',
    })
    if (req.method === 'HEAD') res.end()
    else pipeline(createReadStream(found.file + compressedSuffix[encoding]), res, () => {})
    return true
  }
}

/** The files under `folder` that exist in both encodings, by URL path. */
function compressedFiles(folder: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>()
  for (const name of filesUnder(folder)) {
    const contentType = contentTypes[path.extname(name)]
    if (!contentType) continue
    const file = path.join(folder, name)
    const lengthOf = (encoding: Encoding) =>
      statSync(file + compressedSuffix[encoding], { throwIfNoEntry: false })?.size
    const [br, gzip] = [lengthOf('br'), lengthOf('gzip')]
    if (br === undefined || gzip === undefined) continue
    const address = `/_next/static/${name.split(path.sep).map(encodeURIComponent).join('/')}`
    files.set(address, { file, contentType, lengths: { br, gzip } })
  }
  return files
}

function filesUnder(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
}

import { type Stats, statSync } from 'node:fs'
import path from 'node:path'
import type { PayloadRequest } from 'payload'
import { mediaDirectory } from '@/config/data-dir'

/**
 * Names the version of a stored file in the `ETag` of the response. Returns 404 for a missing file,
 * for which Payload returns 500. Other requests continue to Payload.
 */
export function identifyFile(
  req: PayloadRequest,
  { params: { filename } }: { params: { filename: string } },
): Response | undefined {
  const file = findFile(filename)
  if (file) {
    const version = `${file.size.toString(36)}-${Math.trunc(file.mtimeMs).toString(36)}`
    req.responseHeaders = new Headers({ etag: `W/"${version}"` })
    return undefined
  }
  return new Response('Picture not found.', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
}

/** A name that exceeds the limit of the file system causes an error. */
const NAME_BYTES = 255

function findFile(filename: string): Stats | undefined {
  if (path.basename(filename) !== filename || filename.includes('\u0000')) return undefined
  if (Buffer.byteLength(filename) > NAME_BYTES) return undefined
  const found = statSync(path.join(mediaDirectory(), filename), { throwIfNoEntry: false })
  return found?.isFile() ? found : undefined
}

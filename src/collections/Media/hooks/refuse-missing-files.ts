import { statSync } from 'node:fs'
import path from 'node:path'
import { mediaDirectory } from '@/config/data-dir'

/**
 * Returns 404 for a missing file, for which Payload returns 500. Other requests continue to
 * Payload.
 */
export function refuseMissingFiles(
  _req: unknown,
  { params: { filename } }: { params: { filename: string } },
): Response | undefined {
  if (isThere(filename)) return undefined
  return new Response('Picture not found.', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
}

/** A name that exceeds the limit of the file system causes an error. */
const NAME_BYTES = 255

function isThere(filename: string): boolean {
  if (path.basename(filename) !== filename || filename.includes('\u0000')) return false
  if (Buffer.byteLength(filename) > NAME_BYTES) return false
  const found = statSync(path.join(mediaDirectory(), filename), { throwIfNoEntry: false })
  return found?.isFile() === true
}

import { statSync } from 'node:fs'
import path from 'node:path'
import { mediaDirectory } from '@/config/data-dir'

/**
 * Answers 404 for a picture that is not there; Payload takes a missing file for a failure of its
 * own and answers 500. Nothing is answered for the others: they go on to Payload.
 */
export function refuseMissingFiles(
  _req: unknown,
  { params: { filename } }: { params: { filename: string } },
): Response | undefined {
  if (isThere(filename)) return undefined
  return new Response('There is no such picture.', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
}

/** Longer names than a file system takes would be an error of it. */
const NAME_BYTES = 255

function isThere(filename: string): boolean {
  if (path.basename(filename) !== filename || filename.includes('\u0000')) return false
  if (Buffer.byteLength(filename) > NAME_BYTES) return false
  const found = statSync(path.join(mediaDirectory(), filename), { throwIfNoEntry: false })
  return found?.isFile() === true
}

import { type AfterErrorHook, APIError, FileUploadError } from 'payload'
import { mediaDirectory } from '@/config/data-dir'
import { env } from '@/config/env'
import { isDatabaseDown } from '@/lib/database-errors'
import { canStoreIn } from '@/lib/disk-space'

const RETRY_AFTER_SECONDS = '5'

const DATABASE =
  'The database cannot be reached right now. Nothing you typed is lost; try again in a moment.'
const DISK =
  'The server has no room for another file. Nothing you typed is lost; try again once an admin has made room.'

/** Thrown where Payload would take a session that it cannot read for none. */
export class DatabaseUnreachable extends APIError {
  constructor() {
    super(DATABASE, 503, null, true)
  }
}

/** Payload keeps the reason of a failed upload to itself. */
const isDiskFull = async (error: Error): Promise<boolean> =>
  error instanceof FileUploadError && !env.S3_BUCKET && !(await canStoreIn(mediaDirectory()))

/**
 * Answers 503 with `Retry-After` while the database or the disk takes nothing: the request was
 * right, and the same one will work later.
 */
export const sayUnavailable: AfterErrorHook = async ({ error, req }) => {
  const isDown = error instanceof DatabaseUnreachable || isDatabaseDown(error)
  if (!isDown && !(await isDiskFull(error))) return
  req.responseHeaders = new Headers(req.responseHeaders)
  req.responseHeaders.set('Retry-After', RETRY_AFTER_SECONDS)
  return { status: 503, response: { errors: [{ message: isDown ? DATABASE : DISK }] } }
}

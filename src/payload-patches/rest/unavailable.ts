import { type AfterErrorHook, APIError, FileUploadError } from 'payload'
import { mediaDirectory } from '@/config/data-dir'
import { env } from '@/config/env'
import { databaseUnavailable } from '@/content/unavailable'
import { canStoreIn } from '@/lib/disk-space'
import { isDatabaseDown } from '@/lib/log/database-errors'

const RETRY_AFTER_SECONDS = '5'

const DATABASE = databaseUnavailable.message
const DISK =
  'The server’s disk is full, so the file was not saved. Your text is not lost. Try again after an admin has freed disk space.'

/**
 * Thrown where Payload 3.90.1 would treat a session that it cannot read as signed out: it logs the
 * error of the database and goes on without a user. No issue was found.
 */
export class DatabaseUnreachable extends APIError {
  constructor() {
    super(DATABASE, 503, null, true)
  }
}

/** Payload does not return the cause of a failed upload. */
const isDiskFull = async (error: Error): Promise<boolean> =>
  error instanceof FileUploadError && !env.S3_BUCKET && !(await canStoreIn(mediaDirectory()))

/**
 * Returns 503 with `Retry-After` while the database is unavailable or the disk is full: the request
 * is valid and will succeed later.
 */
export const explainUnavailable: AfterErrorHook = async ({ error, req }) => {
  const isDown = error instanceof DatabaseUnreachable || isDatabaseDown(error)
  if (!isDown && !(await isDiskFull(error))) return
  req.responseHeaders = new Headers(req.responseHeaders)
  req.responseHeaders.set('Retry-After', RETRY_AFTER_SECONDS)
  return { status: 503, response: { errors: [{ message: isDown ? DATABASE : DISK }] } }
}

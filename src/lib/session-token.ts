import { createHash } from 'node:crypto'
import { jwtVerify } from 'jose'

/** The cookie in which Payload keeps the session of a member of staff. */
export const SESSION_COOKIE = 'payload-token'

/**
 * Whether a token was signed by Payload with this secret and has not expired. It says nothing of
 * the session in the database, which may have ended since.
 */
export async function isSignedByPayload(
  token: string | undefined,
  secret: string,
): Promise<boolean> {
  if (!token || !secret) return false
  // As Payload derives its key from the setting.
  const key = createHash('sha256').update(secret).digest('hex').slice(0, 32)
  return jwtVerify(token, new TextEncoder().encode(key), { algorithms: ['HS256'] }).then(
    () => true,
    () => false,
  )
}

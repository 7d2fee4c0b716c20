import { createHash } from 'node:crypto'
import { jwtVerify } from 'jose'

/** The session cookie of Payload. */
export const SESSION_COOKIE = 'payload-token'

/**
 * Whether Payload signed a token with this secret and it has not expired. Does not check the
 * session in the database, which may have ended.
 */
export async function isSignedByPayload(
  token: string | undefined,
  secret: string,
): Promise<boolean> {
  if (!token || !secret) return false
  // Derived from the secret as Payload does.
  const key = createHash('sha256').update(secret).digest('hex').slice(0, 32)
  return jwtVerify(token, new TextEncoder().encode(key), { algorithms: ['HS256'] }).then(
    () => true,
    () => false,
  )
}

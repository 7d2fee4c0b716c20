import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { DAY_MS } from '@/domain/time/days'
import { MIN_FILL_MS } from './form-token-header'

/** Result of a token check: valid, submitted faster than a person types, or no valid token. */
export type FormTokenState = 'valid' | 'too-young' | 'none'

/** Maximum age of a token; a form that stays open longer fetches a new one. */
const MAX_AGE_MS = DAY_MS

/**
 * Creates a token for the time a form was shown: `now` (milliseconds since 1970, base 36), a dot,
 * and a signature.
 */
export function issueFormToken(secret: string, now: number): string {
  const shown = Math.floor(now).toString(36)
  return `${shown}.${sign(secret, shown)}`
}

/**
 * Verifies a token at `now` (milliseconds since 1970). A token that is missing, malformed, forged
 * or older than a day is `none`; one from the future is `too-young`.
 */
export function readFormToken(
  secret: string,
  token: string | null | undefined,
  now: number,
): FormTokenState {
  const [, shown, signature] = /^([0-9a-z]{1,10})\.([\w-]{43})$/.exec(token ?? '') ?? []
  if (shown === undefined || signature === undefined) return 'none'
  // Compares the base64url text instead of the bytes: several texts decode to the same bytes.
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(sign(secret, shown)))) return 'none'
  const age = now - Number.parseInt(shown, 36)
  if (age > MAX_AGE_MS) return 'none'
  return age < MIN_FILL_MS ? 'too-young' : 'valid'
}

/** Uses a derived key, so that other values signed with the secret are not valid tokens. */
function sign(secret: string, shown: string): string {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'form-token', 32))
  return createHmac('sha256', key).update(shown).digest('base64url')
}

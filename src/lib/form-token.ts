import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { MIN_FILL_MS } from './form-token-header'

/** What a token says: it is good, its form was filled faster than anybody types, or it is none. */
export type FormTokenState = 'valid' | 'too-young' | 'none'

/** A form that was open for longer asks for a new token; in milliseconds. */
const MAX_AGE_MS = 24 * 60 * 60 * 1000

/**
 * A token that says when a form was shown: `now` (milliseconds since 1970, base 36), a dot, and a
 * signature that only a holder of the secret can make.
 */
export function issueFormToken(secret: string, now: number): string {
  const shown = Math.floor(now).toString(36)
  return `${shown}.${sign(secret, shown)}`
}

/**
 * How far a token is to be believed at `now` (milliseconds since 1970). One that is missing,
 * malformed, forged or older than a day is `none`; one of a clock that runs ahead is `too-young`.
 */
export function readFormToken(
  secret: string,
  token: string | null | undefined,
  now: number,
): FormTokenState {
  const [, shown, signature] = /^([0-9a-z]{1,10})\.([\w-]{43})$/.exec(token ?? '') ?? []
  if (shown === undefined || signature === undefined) return 'none'
  // The texts are compared, not their bytes: several texts stand for the same bytes.
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(sign(secret, shown)))) return 'none'
  const age = now - Number.parseInt(shown, 36)
  if (age > MAX_AGE_MS) return 'none'
  return age < MIN_FILL_MS ? 'too-young' : 'valid'
}

/** Signed with a key of its own, so that nothing else the secret signs passes for a token. */
function sign(secret: string, shown: string): string {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'form-token', 32))
  return createHmac('sha256', key).update(shown).digest('base64url')
}

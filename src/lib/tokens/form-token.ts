import { z } from 'zod/mini'
import { MIN_FILL_MS } from './form-token-header'
import { defineToken } from './token'

/** Result of a token check: valid, submitted faster than a person types, or no valid token. */
export type FormTokenState = 'valid' | 'too-young' | 'none'

const token = defineToken({
  purpose: 'form',
  // Milliseconds since 1970: the standard `iat` counts seconds, too coarse for the minimum time.
  claims: z.object({ shownAt: z.int() }),
  // A form that stays open longer fetches a new token.
  lifetimeSeconds: 24 * 60 * 60,
})

/** Creates a token for the time a form was shown, `now` (milliseconds since 1970). */
export function issueFormToken(secret: string, now: number): Promise<string> {
  return token.create(secret, { shownAt: now }, new Date(now))
}

/**
 * Verifies a token at `now` (milliseconds since 1970). A token that is missing, malformed, forged
 * or older than a day is `none`; one from the future is `too-young`.
 */
export async function readFormToken(
  secret: string,
  text: string | null | undefined,
  now: number,
): Promise<FormTokenState> {
  if (!text) return 'none'
  const read = await token.read(secret, text, new Date(now))
  if (read.state !== 'valid') return 'none'
  return now - read.claims.shownAt < MIN_FILL_MS ? 'too-young' : 'valid'
}

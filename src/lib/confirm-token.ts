import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** A link of a letter that asks to confirm works for so many days; the letter says so. */
export const CONFIRM_DAYS = 7

/** A subscription that somebody is to confirm. */
interface Waiting {
  readonly id: number
  readonly email: string
}

const SHAPE = /^([0-9a-z]{1,11})\.([0-9a-z]{1,10})\.([\w-]{43})$/

/**
 * What lets whoever reads a letter confirm its subscription: the subscription, when the link ends
 * (both base 36), and a signature that only a holder of the secret can make. It says nothing of the
 * address, yet holds for that one alone. Nothing is stored for it.
 */
export function issueConfirmToken(secret: string, waiting: Waiting, now: Date): string {
  const ends = now.getTime() + CONFIRM_DAYS * 86_400_000
  return `${waiting.id.toString(36)}.${ends.toString(36)}.${sign(secret, waiting, ends)}`
}

/** The subscription that a token names, before its signature is looked at; `null` for no token. */
export function namedInConfirmToken(token: string): number | null {
  const [, id = ''] = SHAPE.exec(token) ?? []
  const named = Number.parseInt(id, 36)
  // The greatest number of a row.
  return named > 0 && named <= 2_147_483_647 ? named : null
}

/** Whether a token is one for this subscription at `now`, was one, or never was. */
export function readConfirmToken(
  secret: string,
  token: string,
  waiting: Waiting,
  now: Date,
): 'valid' | 'expired' | 'none' {
  const [, , written = '', signature = ''] = SHAPE.exec(token) ?? []
  const ends = Number.parseInt(written, 36)
  if (namedInConfirmToken(token) !== waiting.id) return 'none'
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(sign(secret, waiting, ends)))) {
    return 'none'
  }
  return now.getTime() < ends ? 'valid' : 'expired'
}

/** Signed with a key of its own, so that nothing else the secret signs passes for a token. */
function sign(secret: string, { id, email }: Waiting, ends: number): string {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'newsletter-confirm', 32))
  return createHmac('sha256', key).update(`${id} ${ends} ${email}`).digest('base64url')
}

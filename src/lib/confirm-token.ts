import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { daysAfter } from '@/domain/time/days'

/** Validity of a confirmation link in days; the email states it. */
export const CONFIRM_DAYS = 7

/** A subscription that awaits confirmation. */
interface Waiting {
  readonly id: number
  readonly email: string
}

const SHAPE = /^([0-9a-z]{1,11})\.([0-9a-z]{1,10})\.([\w-]{43})$/

/**
 * Creates the token of a confirmation link: subscription ID and expiry (both base 36) and a
 * signature. The signature covers the address without revealing it, so a token is valid only for
 * that address. Nothing is stored.
 */
export function issueConfirmToken(secret: string, waiting: Waiting, now: Date): string {
  const ends = daysAfter(now, CONFIRM_DAYS).getTime()
  return `${waiting.id.toString(36)}.${ends.toString(36)}.${sign(secret, waiting, ends)}`
}

/**
 * Parses the subscription ID of a token without verifying the signature; `null` if the token is
 * malformed.
 */
export function namedInConfirmToken(token: string): number | null {
  const [, id = ''] = SHAPE.exec(token) ?? []
  const named = Number.parseInt(id, 36)
  // Maximum value of a PostgreSQL integer.
  return named > 0 && named <= 2_147_483_647 ? named : null
}

/** Whether a token is valid for this subscription at `now`, expired, or invalid. */
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

/** Uses a derived key, so that other values signed with the secret are not valid tokens. */
function sign(secret: string, { id, email }: Waiting, ends: number): string {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'newsletter-confirm', 32))
  return createHmac('sha256', key).update(`${id} ${ends} ${email}`).digest('base64url')
}

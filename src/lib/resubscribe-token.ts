import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { z } from 'zod/mini'
import { newsletterBody } from '@/contract/newsletter/newsletter'
import { daysAfter } from '@/domain/time/days'
import { CONFIRM_DAYS } from './confirm-token'

const IV_BYTES = 12
const TAG_BYTES = 16
const PREFIX = 'r.'

const request = z.object({
  /** The submitted form. */
  body: newsletterBody,
  /** The time of submission (ISO). */
  askedAt: z.iso.datetime(),
  /** The id of the address's suppression-list row at that time; `null` without one. */
  suppression: z.nullable(z.int()),
})

/** A subscription that is stored only after the owner of the address has confirmed it. */
export type ResubscribeRequest = z.infer<typeof request>

/**
 * Encrypts a newsletter form into the link of its confirmation email (AES-256-GCM, base64url).
 * Nothing is stored, so a stranger cannot change the data of an address that unsubscribed or was
 * erased.
 */
export function sealResubscribeRequest(secret: string, value: ResubscribeRequest): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyFrom(secret), iv)
  const text = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()])
  return PREFIX + Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')
}

/** The request in a token, and whether the link has expired; `null` for an invalid token. */
export function openResubscribeRequest(
  secret: string,
  token: string,
  now: Date,
): { readonly request: ResubscribeRequest; readonly isExpired: boolean } | null {
  if (!token.startsWith(PREFIX)) return null
  const sealed = Buffer.from(token.slice(PREFIX.length), 'base64url')
  if (sealed.length <= IV_BYTES + TAG_BYTES) return null
  const decipher = createDecipheriv('aes-256-gcm', keyFrom(secret), sealed.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  })
  decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  try {
    const text = decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES))
    const value: unknown = JSON.parse(Buffer.concat([text, decipher.final()]).toString('utf8'))
    const opened = request.parse(value)
    const ends = daysAfter(new Date(opened.askedAt), CONFIRM_DAYS)
    return { request: opened, isExpired: now >= ends }
  } catch {
    return null
  }
}

/**
 * Uses a derived key, so that other values signed or encrypted with the secret are not valid
 * tokens.
 */
function keyFrom(secret: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', 'newsletter-resubscribe', 32))
}

import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { z } from 'zod/mini'
import { newsletterBody } from '@/contract/newsletter/newsletter'
import { CONFIRM_DAYS } from './confirm-token'

const IV_BYTES = 12
const TAG_BYTES = 16
const PREFIX = 'r.'

const request = z.object({
  /** The form as it was sent. */
  body: newsletterBody,
  /** ISO time at which it was sent. */
  askedAt: z.iso.datetime(),
  /** Row of the suppression list that the address had then; `null` without one. */
  suppression: z.nullable(z.int()),
})

/** A subscription that is stored only once the owner of the address has confirmed it. */
export type ResubscribeRequest = z.infer<typeof request>

/**
 * Encrypts a request of the newsletter form into the link of its confirmation email (AES-256-GCM,
 * base64url). The database holds nothing of it, so a stranger cannot change what is stored about an
 * address that unsubscribed or was erased.
 */
export function sealResubscribeRequest(secret: string, value: ResubscribeRequest): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyFrom(secret), iv)
  const text = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()])
  return PREFIX + Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')
}

/** The request in a token and whether the link has expired; `null` for a token we did not issue. */
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
    const age = now.getTime() - new Date(opened.askedAt).getTime()
    return { request: opened, isExpired: age >= CONFIRM_DAYS * 86_400_000 }
  } catch {
    return null
  }
}

/** A separate key: no other signature or cipher of the secret passes for this token. */
function keyFrom(secret: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', 'newsletter-resubscribe', 32))
}

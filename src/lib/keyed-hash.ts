import { createHmac, hkdfSync } from 'node:crypto'

/**
 * A hash of 128 bits (22 characters, base64url) that stands for a text where the text must not be
 * stored. Without the secret, the text cannot be found by trying all candidates. Hashes of
 * different purposes cannot be compared.
 */
export function keyedHash(secret: string, purpose: string, text: string): string {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', `hash ${purpose}`, 32))
  return createHmac('sha256', key).update(text).digest().subarray(0, 16).toString('base64url')
}

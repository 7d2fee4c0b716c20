import { createHmac } from 'node:crypto'

/**
 * A hash of 128 bits (22 characters, base64url) that stands for a text where the text must not be
 * stored. Without the secret, the text cannot be found by trying all candidates. Hashes of
 * different purposes cannot be compared. Every request computes one, so the purpose is part of the
 * input: deriving a key for it takes five times as long.
 */
export function keyedHash(secret: string, purpose: string, text: string): string {
  const input = `hash ${purpose}\u0000${text}`
  return createHmac('sha256', secret).update(input).digest().subarray(0, 16).toString('base64url')
}

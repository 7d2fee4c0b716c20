import { createHash } from 'node:crypto'

/**
 * What stands for an address where the address itself is not to be kept: SHA-256 of it in lower
 * case, in hexadecimal. The same as PostgreSQL's `encode(sha256(convert_to(lower(email), 'UTF8')), 'hex')`.
 */
export function addressDigest(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('hex')
}

/** What a digest looks like. */
export const DIGEST = /^[0-9a-f]{64}$/

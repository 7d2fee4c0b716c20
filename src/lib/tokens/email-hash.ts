import { createHash } from 'node:crypto'

/**
 * The hexadecimal SHA-256 of an email address in lower case, for use where the address must not be
 * stored. In PostgreSQL:
 * `encode(sha256(convert_to(lower(email), 'UTF8')), 'hex')`.
 */
export function hashEmailAddress(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('hex')
}

export const DIGEST = /^[0-9a-f]{64}$/

import { createHash } from 'node:crypto'

/** Hash that is stored instead of a partner's key. A key of 256 random bits needs no salt. */
export function partnerKeyHash(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}

/** The key of an `Authorization: Bearer` header, or `null`. */
export function partnerKeyIn(headers: Headers): string | null {
  const [, key] = /^Bearer ([\w-]{43})$/.exec(headers.get('authorization') ?? '') ?? []
  return key ?? null
}

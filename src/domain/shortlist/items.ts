import type { ListingKind } from './listing-key'

/** In the order of a shared address. */
const kinds: readonly ListingKind[] = ['community', 'plan', 'home']

/** The most listings on a shortlist. Its address still fits in a QR code that prints small. */
export const SHORTLIST_LIMIT = 40
/** The most listings side by side. */
export const COMPARE_LIMIT = 4

/** Up to nine digits, so that every key is an integer of the database. */
const pattern = /^[cph][1-9]\d{0,8}$/

export const isListingKey = (text: string): boolean => pattern.test(text)

/** The kind and id of a valid key. */
export function keyParts(key: string): { readonly kind: ListingKind; readonly id: number } {
  const kind = kinds.find((name) => name.startsWith(key.charAt(0))) ?? 'community'
  return { kind, id: Number(key.slice(1)) }
}

function compareKeys(one: string, other: string): number {
  const [a, b] = [keyParts(one), keyParts(other)]
  return kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || a.id - b.id
}

/** Communities, then plans, then homes, each by id, so that a list has one address. */
export const inAddressOrder = (keys: readonly string[]): string[] =>
  [...new Set(keys)].sort(compareKeys)

/** The value of `items` in an address: `c12-p34-h56`. Hyphens are never percent-encoded. */
export const formatItems = (keys: readonly string[]): string => inAddressOrder(keys).join('-')

/** The listings of an address. */
export interface ParsedItems {
  /** In the order of the address, without duplicates, at most `limit`. */
  readonly keys: readonly string[]
  /** Whether parts of the address are not keys. */
  readonly hasJunk: boolean
  /** Whether the address has more keys than `limit`. */
  readonly hasMore: boolean
}

/** A form sends one `items` for each checked box; a link has one with all keys. */
type Parameter = string | readonly string[] | undefined

/** Parses the parameter `items`. Invalid keys are left out. */
export function parseItems(value: Parameter, limit: number): ParsedItems {
  const texts = typeof value === 'string' ? [value] : (value ?? [])
  const parts = texts.flatMap((text) => text.split('-')).filter((part) => part !== '')
  const keys = [...new Set(parts.filter(isListingKey))]
  return {
    keys: keys.slice(0, limit),
    hasJunk: parts.some((part) => !isListingKey(part)),
    hasMore: keys.length > limit,
  }
}

/** The query parameters of the shortlist and the comparison. */
export const shortlistParameters = ['items'] as const

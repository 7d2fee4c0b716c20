import type { CommunityStatus } from '../enums'

/** The highest price of a listing in US dollars. */
export const LISTING_PRICE_MAX = 50_000_000

/** Values that editors change in the list of communities. */
export interface ListingValues {
  /** US dollars. */
  readonly startPrice: number | null
  readonly status: CommunityStatus | null
  /** ISO date and time. */
  readonly verifiedAt: string | null
}

/** A change of one listing, with the values that the editor saw. */
export interface ListingEdit {
  readonly id: number
  readonly from: ListingValues
  readonly to: ListingValues
}

const fields = ['startPrice', 'status', 'verifiedAt'] as const

/** The names of the values that an edit changes. */
export function editedFields({ from, to }: ListingEdit): (keyof ListingValues)[] {
  return fields.filter((field) => from[field] !== to[field])
}

/** The edit that restores the earlier values. */
export function reversedEdit({ id, from, to }: ListingEdit): ListingEdit {
  return { id, from: to, to: from }
}

/**
 * Reads a price as editors type or paste it, such as `$389,900`. Empty means no price; `undefined`
 * means that it is not a price in whole dollars.
 */
export function typedPrice(text: string): number | null | undefined {
  const trimmed = text.trim()
  if (trimmed === '') return null
  if (!/^\$?\s?(\d+|\d{1,3}(,\d{3})+)(\.00?)?$/.test(trimmed)) return undefined
  const price = Number.parseInt(trimmed.replace(/[$,\s]/g, ''), 10)
  return price <= LISTING_PRICE_MAX ? price : undefined
}

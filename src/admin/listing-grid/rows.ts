import {
  type ListingEdit,
  type ListingProblem,
  type ListingValues,
  typedPrice,
} from '@/domain/communities/listing-edit'
import { formatNumber } from '@/domain/text/format-number'

/** A row of the grid: what the list shows, and what the editor typed. */
export interface Row {
  readonly id: number
  readonly name: string
  readonly from: ListingValues
  readonly price: string
  readonly status: ListingValues['status']
  /** Whether the listing is to be marked as verified. */
  readonly isVerified: boolean
}

/** A community as the list view reads it. */
export interface Listing extends Partial<ListingValues> {
  readonly id: number
  readonly name?: string | null
}

/** What was not saved, by the id of the community. */
export type Problems = ReadonlyMap<number, string>

export function rowOf({ id, name, startPrice, status, verifiedAt }: Listing): Row {
  const from = {
    startPrice: startPrice ?? null,
    status: status ?? null,
    verifiedAt: verifiedAt ?? null,
  }
  const price = from.startPrice === null ? '' : formatNumber(from.startPrice)
  return { id, name: name || 'Untitled', from, price, status: from.status, isVerified: false }
}

/** The edits of the rows that were changed; the rows must have valid prices. */
export function editsOf(rows: readonly Row[], now: Date): ListingEdit[] {
  return rows.filter(isChanged).map(({ id, from, price, status, isVerified }) => ({
    id,
    from,
    to: {
      startPrice: typedPrice(price) ?? null,
      status,
      verifiedAt: isVerified ? now.toISOString() : from.verifiedAt,
    },
  }))
}

export function isChanged({ from, price, status, isVerified }: Row): boolean {
  return typedPrice(price) !== from.startPrice || status !== from.status || isVerified
}

/**
 * The rows after a text was pasted into the price of one: a column of a spreadsheet fills the rows
 * below it.
 */
export function pastePrices(rows: readonly Row[], first: number, text: string): Row[] {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/)
  return rows.map((row, index) => {
    const price = lines[index - first]
    return price === undefined ? row : { ...row, price: price.trim() }
  })
}

export const PRICE_HINT = 'Enter whole dollars, for example 389,900.'

export const problemTexts: Readonly<Record<ListingProblem, string>> = {
  changed:
    'Not saved: someone else changed this listing in the meantime. Close the grid to see the new values.',
  locked: 'Not saved: another user is editing this listing.',
  'above-highest-price':
    'Not saved: the starting price is above the highest price of this listing.',
}

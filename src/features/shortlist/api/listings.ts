import type { Listing } from '@/contract/shortlist/listing'
import { callApi } from '@/lib/api/client'
import { withQuery } from '@/lib/api/query-string'

/** The listings that were asked for, and those of them that are published. */
export interface FetchedListings {
  readonly keys: ReadonlySet<string>
  readonly listings: ReadonlyMap<string, Listing>
}

/** Fetches the published ones of the listings with these keys. */
export async function fetchListings(keys: readonly string[]): Promise<FetchedListings> {
  // Imported on use: only visitors with a shortlist need the schema.
  const { listings } = await import('@/contract/shortlist/listing')
  const found = await callApi(withQuery('/api/shortlist', { items: keys }), listings)
  return {
    keys: new Set(keys),
    listings: new Map(found.map((listing) => [listing.key, listing])),
  }
}

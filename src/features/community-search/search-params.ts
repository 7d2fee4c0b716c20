import { createLoader, parseAsBoolean, parseAsString, parseAsStringLiteral } from 'nuqs/server'
import { type CommunityFilter, communitySorts } from '@/domain/community-filter'
import { parsePriceRange } from '@/domain/price'

/** What narrows and orders the list stands in the address, by these names. */
export const searchParams = {
  q: parseAsString.withDefault(''),
  city: parseAsString.withDefault('all'),
  price: parseAsString.withDefault('all'),
  status: parseAsString.withDefault('all'),
  featured: parseAsBoolean,
  sort: parseAsStringLiteral(communitySorts).withDefault('name'),
}

export const loadSearchParams = createLoader(searchParams)

export type SearchState = Awaited<ReturnType<typeof loadSearchParams>>

/** The filter that an address stands for. */
export function toFilter({ q, city, price, status, featured }: SearchState): CommunityFilter {
  return {
    q,
    city,
    price: parsePriceRange(price),
    status,
    featured: featured === true ? true : undefined,
  }
}

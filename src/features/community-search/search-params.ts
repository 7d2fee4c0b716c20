import {
  createLoader,
  createParser,
  parseAsArrayOf,
  parseAsBoolean,
  parseAsStringLiteral,
} from 'nuqs/server'
import { cardLayouts } from '@/components/community-card/layouts'
import { type CommunityFilter, communitySorts } from '@/domain/community-filter'
import { parsePriceRange } from '@/domain/price'

const LONGEST_TEXT = 200

/** Text of an address, which anybody may have written; without what PostgreSQL cannot hold. */
const parseAsText = createParser({
  parse: (text) => text.replaceAll('\0', '').slice(0, LONGEST_TEXT),
  serialize: String,
})

/** What narrows, orders and lays out the list stands in the address, by these names. */
export const searchParams = {
  q: parseAsText.withDefault(''),
  city: parseAsText.withDefault('all'),
  price: parseAsText.withDefault('all'),
  builder: parseAsText.withDefault('all'),
  amenities: parseAsArrayOf(parseAsText).withDefault([]),
  status: parseAsText.withDefault('all'),
  featured: parseAsBoolean,
  sort: parseAsStringLiteral(communitySorts).withDefault('name'),
  layout: parseAsStringLiteral(cardLayouts).withDefault('horizontal'),
}

export const loadSearchParams = createLoader(searchParams)

export type SearchState = Awaited<ReturnType<typeof loadSearchParams>>

/** What of the address changes; `null` takes a filter out of it. */
export type SearchChange = { [Name in keyof SearchState]?: SearchState[Name] | null }

/** Everything that narrows the list, taken away; order and layout stay. */
export const noFilters: SearchChange = {
  q: null,
  city: null,
  price: null,
  builder: null,
  amenities: null,
  status: null,
  featured: null,
}

/** The filter that an address stands for. */
export function toFilter(state: SearchState): CommunityFilter {
  const { q, city, price, builder, amenities, status, featured } = state
  return {
    q,
    city,
    price: parsePriceRange(price),
    builder,
    amenities,
    status,
    featured: featured === true ? true : undefined,
  }
}

import {
  createLoader,
  createParser,
  parseAsArrayOf,
  parseAsBoolean,
  parseAsStringLiteral,
} from 'nuqs/server'
import { cardLayouts } from '@/components/communities/layouts'
import { type CommunityFilter, communitySorts } from '@/domain/communities/community-filter'
import { parsePriceRange } from '@/domain/communities/price'

const LONGEST_TEXT = 200

/** Untrusted text of the URL, truncated and without NUL, which PostgreSQL cannot store. */
const parseAsText = createParser({
  parse: (text) => text.replaceAll('\0', '').slice(0, LONGEST_TEXT),
  serialize: String,
})

/** Query parameters for filters, sort order and layout. */
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

/** A change of query parameters; `null` removes one. */
export type SearchChange = { [Name in keyof SearchState]?: SearchState[Name] | null }

/** Removes all filters; sort order and layout are kept. */
export const noFilters: SearchChange = {
  q: null,
  city: null,
  price: null,
  builder: null,
  amenities: null,
  status: null,
  featured: null,
}

/** The filter for a search state. */
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

import {
  createLoader,
  createParser,
  createSerializer,
  parseAsArrayOf,
  parseAsStringLiteral,
} from 'nuqs/server'
import { cardLayouts } from '@/components/communities/layouts'
import {
  amenityMatches,
  type CommunityFilter,
  communitySorts,
  statusFilters,
} from '@/domain/communities/community-filter'
import { priceChangeKinds } from '@/domain/prices/price-change'
import { parseAsArea } from '@/lib/map/parse-as-area'
import { priceFilter } from './price-filter'

const LONGEST_TEXT = 200

/** Untrusted text of the URL, truncated and without NUL, which PostgreSQL cannot store. */
const parseAsText = createParser({
  parse: (text) => text.replaceAll('\0', '').slice(0, LONGEST_TEXT),
  serialize: String,
})

const parseAsFlag = createParser({
  parse: (text) => (text === 'true' ? true : text === 'false' ? false : null),
  serialize: String,
})

/** The views of the page. A small screen shows one; a large one shows both. */
export const views = ['list', 'map'] as const
export type View = (typeof views)[number]

/** Query parameters for filters, sort order, layout and view. Typing replaces the history entry. */
export const searchParams = {
  q: parseAsText.withDefault('').withOptions({ history: 'replace' }),
  city: parseAsText.withDefault('all'),
  price: parseAsText.withDefault('all'),
  minPrice: parseAsText.withDefault(''),
  maxPrice: parseAsText.withDefault(''),
  builder: parseAsText.withDefault('all'),
  district: parseAsText.withDefault('all'),
  amenities: parseAsArrayOf(parseAsText).withDefault([]),
  amenityMatch: parseAsStringLiteral(amenityMatches).withDefault('any'),
  status: parseAsStringLiteral(['all', ...statusFilters]).withDefault('all'),
  featured: parseAsFlag,
  priceChange: parseAsStringLiteral(priceChangeKinds),
  area: parseAsArea,
  sort: parseAsStringLiteral(communitySorts).withDefault('name'),
  layout: parseAsStringLiteral(cardLayouts).withDefault('horizontal'),
  view: parseAsStringLiteral(views).withDefault('list'),
}

export const loadSearchParams = createLoader(searchParams)

export type SearchState = Awaited<ReturnType<typeof loadSearchParams>>

/** A change of query parameters; `null` removes one. */
export type SearchChange = { [Name in keyof SearchState]?: SearchState[Name] | null }

const serialize = createSerializer(searchParams)

/** The search state after a change. */
export function withChange(state: SearchState, change: SearchChange): SearchState {
  return loadSearchParams(serialize({ ...state, ...change }))
}

/** Removes all filters; sort order, layout and view are kept. */
export const noFilters: SearchChange = {
  q: null,
  city: null,
  price: null,
  minPrice: null,
  maxPrice: null,
  builder: null,
  district: null,
  amenities: null,
  amenityMatch: null,
  status: null,
  featured: null,
  priceChange: null,
  area: null,
}

/** The filter for a search state. */
export function toFilter(state: SearchState): CommunityFilter {
  const { q, city, builder, district, amenities, amenityMatch, status, featured, area } = state
  const { priceChange } = state
  return {
    q,
    city,
    price: priceFilter(state).range,
    builder,
    district,
    amenities,
    amenityMatch,
    status,
    featured: featured === true ? true : undefined,
    priceChange: priceChange ?? undefined,
    area: area ?? undefined,
  }
}

import { communityStatuses, getValues } from '../enums'
import { type Bounds, isWithin, type LatLng } from '../map/map-view'
import type { PriceChange, PriceChangeKind } from '../prices/price-change'
import { orderKey } from '../text/collation'
import { comparableText, soughtText } from '../text/comparable'
import { daysBefore } from '../time/days'
import type { PriceRange } from './price-range'

/** The fields that filters and sorting use; every community of the API has them. */
export interface FilterableCommunity {
  readonly name: string
  readonly slug: string
  readonly city: string
  readonly location: string
  readonly status: string
  readonly isFeatured: boolean
  readonly startPrice: number | null
  readonly amenities: readonly string[]
  readonly builders: readonly { readonly slug: string }[]
  readonly schoolDistrict: string | null
  readonly coordinates: LatLng | null
  /** ISO date and time. */
  readonly createdAt: string
  /** The price change of the last 30 days. */
  readonly priceChange?: PriceChange | null | undefined
}

/** Whether a community needs any or all of the chosen amenities. */
export const amenityMatches = ['any', 'all'] as const
export type AmenityMatch = (typeof amenityMatches)[number]

/** The statuses to filter by: the stored ones, and `new`, published within the last 90 days. */
export const statusFilters = [...getValues(communityStatuses), 'new'] as const

/** Filters of the community list; a missing field does not filter. */
export interface CommunityFilter {
  readonly q?: string | undefined
  /** Compared exactly except for case; `all` does not filter. */
  readonly city?: string | undefined
  readonly price?: PriceRange | undefined
  readonly amenities?: readonly string[] | undefined
  /** Without it, a community matches if it has any of the amenities. */
  readonly amenityMatch?: AmenityMatch | undefined
  readonly builder?: string | undefined
  /** The whole name of a school district, in any case; `all` does not filter. */
  readonly district?: string | undefined
  /** One of `statusFilters`; `all` does not filter. */
  readonly status?: string | undefined
  readonly featured?: boolean | undefined
  /** Kind of the change of the starting price in the last 30 days. */
  readonly priceChange?: PriceChangeKind | undefined
  /** A part of the map; a community without coordinates is in none. */
  readonly area?: Bounds | undefined
}

export const communitySorts = ['name', 'price', 'city', 'location'] as const
export type CommunitySort = (typeof communitySorts)[number]

/** How long a community counts as new, in days (docs/product/communities.md, Community filters). */
export const NEW_FOR_DAYS = 90

/** The earliest publication time of a community that still counts as new. */
export function newSince(now: Date): Date {
  return daysBefore(now, NEW_FOR_DAYS)
}

const lower = (text: string): string => text.toLowerCase()

/** Computed once for each community: the list is filtered while the visitor types. */
const searchableTexts = new WeakMap<FilterableCommunity, string>()

/** Name and city on two lines, so that no query matches across them. */
function searchableText(community: FilterableCommunity): string {
  const known = searchableTexts.get(community)
  if (known !== undefined) return known
  const text = `${comparableText(community.name)}\n${comparableText(community.city)}`
  searchableTexts.set(community, text)
  return text
}

function matchesPrice(startPrice: number | null, price: PriceRange | undefined): boolean {
  if (!price || (price.min === null && price.max === null)) return true
  if (startPrice === null) return false
  return startPrice >= (price.min ?? 0) && startPrice <= (price.max ?? Number.POSITIVE_INFINITY)
}

/** The conditions of a filter. The facets leave out one of the first two. */
function toConditions(filter: CommunityFilter, now: Date) {
  const q = soughtText(filter.q ?? '')
  const city = lower(filter.city ?? 'all').trim()
  const district = lower(filter.district ?? 'all').trim()
  const { amenities = [], amenityMatch, builder, status, featured, price, area } = filter
  const { priceChange } = filter
  const earliest = newSince(now)

  function matchesStatus(community: FilterableCommunity): boolean {
    if (!status || status === 'all') return true
    if (status === 'new') return new Date(community.createdAt) >= earliest
    return community.status === status
  }

  function matchesAmenities(community: FilterableCommunity): boolean {
    const has = (value: string) => community.amenities.includes(value)
    if (amenities.length === 0) return true
    return amenityMatch === 'all' ? amenities.every(has) : amenities.some(has)
  }

  return {
    city: (community: FilterableCommunity) =>
      city === 'all' || city === '' || lower(community.city) === city,
    amenities: matchesAmenities,
    /** Whether the number of an amenity counts the community. */
    countsAmenities: amenityMatch === 'all' ? matchesAmenities : () => true,
    others: (community: FilterableCommunity) =>
      (q === '' || searchableText(community).includes(q)) &&
      matchesPrice(community.startPrice, price) &&
      (!builder || builder === 'all' || community.builders.some(({ slug }) => slug === builder)) &&
      (district === 'all' ||
        district === '' ||
        lower(community.schoolDistrict ?? '') === district) &&
      matchesStatus(community) &&
      (featured === undefined || community.isFeatured === featured) &&
      (!priceChange || community.priceChange?.kind === priceChange) &&
      (!area || (community.coordinates !== null && isWithin(area, community.coordinates))),
  }
}

/**
 * Number of communities per value of a filter, with the other filters applied. If all amenities are
 * required, the number of an amenity is that of the communities that have it and the chosen ones.
 */
export interface Facets {
  readonly cities: ReadonlyMap<string, number>
  readonly amenities: ReadonlyMap<string, number>
}

export interface FilteredCommunities<Item> {
  /** The given list itself if all match, so that nothing derived from it is computed again. */
  readonly matching: readonly Item[]
  readonly facets: Facets
}

/**
 * The communities that match the filter (docs/product/communities.md, Community filters), and the
 * counts of each city and each amenity. A community without a starting price does not match when a
 * price range is set.
 */
export function filterCommunities<Item extends FilterableCommunity>(
  communities: readonly Item[],
  filter: CommunityFilter,
  now: Date,
): FilteredCommunities<Item> {
  const matches = toConditions(filter, now)
  const matching: Item[] = []
  const cities = new Map<string, number>()
  const amenities = new Map<string, number>()
  const count = (counts: Map<string, number>, value: string) =>
    counts.set(value, (counts.get(value) ?? 0) + 1)
  for (const community of communities) {
    if (!matches.others(community)) continue
    const inCity = matches.city(community)
    const hasAmenity = matches.amenities(community)
    if (inCity && hasAmenity) matching.push(community)
    if (hasAmenity) count(cities, community.city)
    if (!inCity || !matches.countsAmenities(community)) continue
    for (const value of new Set(community.amenities)) count(amenities, value)
  }
  return {
    matching: matching.length === communities.length ? communities : matching,
    facets: { cities, amenities },
  }
}

/** Primary sort value of each sort order. Texts become sort keys, computed once per community. */
const ranks: Record<CommunitySort, (community: FilterableCommunity) => string | number> = {
  name: () => 0,
  price: ({ startPrice }) => startPrice ?? 0,
  city: ({ city }) => orderKey(city),
  location: ({ location }) => orderKey(location),
}

const compare = <Value extends string | number>(a: Value, b: Value): number =>
  a < b ? -1 : Number(a > b)

/**
 * The communities in order; ties are sorted by name. A missing price counts as 0. Returns the given
 * list itself if it is in order.
 */
export function sortCommunities<Item extends FilterableCommunity>(
  communities: readonly Item[],
  sort: CommunitySort,
): readonly Item[] {
  const sorted = communities
    .map((item) => ({ item, rank: ranks[sort](item), name: orderKey(item.name) }))
    .sort(
      (a, b) =>
        compare(a.rank, b.rank) || compare(a.name, b.name) || compare(a.item.slug, b.item.slug),
    )
    .map(({ item }) => item)
  return sorted.every((item, place) => item === communities[place]) ? communities : sorted
}

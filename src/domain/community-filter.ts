import type { PriceRange } from './price'
import { orderKey } from './text-order'

/** What filtering and sorting look at; every community of the contract has it. */
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
  /** ISO date and time. */
  readonly createdAt: string
}

/** What a visitor narrows the list by; a missing part narrows nothing. */
export interface CommunityFilter {
  readonly q?: string | undefined
  /** Exact but for case; `all` is no filter. */
  readonly city?: string | undefined
  readonly price?: PriceRange | undefined
  /** Any of them matches. */
  readonly amenities?: readonly string[] | undefined
  readonly builder?: string | undefined
  /** A stored status, or `new`: first published within 90 days. */
  readonly status?: string | undefined
  readonly featured?: boolean | undefined
}

export const communitySorts = ['name', 'price', 'city', 'location'] as const
export type CommunitySort = (typeof communitySorts)[number]

/** How long a community counts as new, in days (docs/product.md, Community filters). */
export const NEW_FOR_DAYS = 90

/** The first moment at which a community that is still new may have been published. */
export function newSince(now: Date): Date {
  return new Date(now.getTime() - NEW_FOR_DAYS * 24 * 60 * 60 * 1000)
}

const lower = (text: string): string => text.toLowerCase()

function matchesPrice(startPrice: number | null, price: PriceRange | undefined): boolean {
  if (!price || (price.min === null && price.max === null)) return true
  if (startPrice === null) return false
  return startPrice >= (price.min ?? 0) && startPrice <= (price.max ?? Number.POSITIVE_INFINITY)
}

function matchesStatus(community: FilterableCommunity, status: string | undefined, now: Date) {
  if (!status || status === 'all') return true
  if (status === 'new') return new Date(community.createdAt) >= newSince(now)
  return community.status === status
}

/**
 * Whether a community is in the filtered list (docs/product.md, Community filters). A community
 * without a starting price is left out once a price is asked for.
 */
export function matchesFilter(
  community: FilterableCommunity,
  filter: CommunityFilter,
  now: Date,
): boolean {
  const q = lower(filter.q ?? '').trim()
  const city = lower(filter.city ?? 'all').trim()
  const { amenities = [], builder, featured } = filter
  return (
    (q === '' || lower(community.name).includes(q) || lower(community.city).includes(q)) &&
    (city === 'all' || city === '' || lower(community.city) === city) &&
    matchesPrice(community.startPrice, filter.price) &&
    (amenities.length === 0 || amenities.some((value) => community.amenities.includes(value))) &&
    (!builder || builder === 'all' || community.builders.some(({ slug }) => slug === builder)) &&
    matchesStatus(community, filter.status, now) &&
    (featured === undefined || community.isFeatured === featured)
  )
}

/** What a sort compares before the name; texts as their keys, made once per community. */
const ranks: Record<CommunitySort, (community: FilterableCommunity) => string | number> = {
  name: () => 0,
  price: ({ startPrice }) => startPrice ?? 0,
  city: ({ city }) => orderKey(city),
  location: ({ location }) => orderKey(location),
}

const compare = <Value extends string | number>(a: Value, b: Value): number =>
  a < b ? -1 : Number(a > b)

/** A sorted copy; equal ones are in the order of their names. A missing price counts as 0. */
export function sortCommunities<Item extends FilterableCommunity>(
  communities: readonly Item[],
  sort: CommunitySort,
): Item[] {
  return communities
    .map((item) => ({ item, rank: ranks[sort](item), name: orderKey(item.name) }))
    .sort(
      (a, b) =>
        compare(a.rank, b.rank) || compare(a.name, b.name) || compare(a.item.slug, b.item.slug),
    )
    .map(({ item }) => item)
}

/** How many communities there would be for each value of a filter, the other filters staying. */
export interface Facets {
  readonly cities: ReadonlyMap<string, number>
  readonly amenities: ReadonlyMap<string, number>
}

/** Counts what each city and each amenity would leave, the other filters unchanged. */
export function countFacets(
  communities: readonly FilterableCommunity[],
  filter: CommunityFilter,
  now: Date,
): Facets {
  const anyCity = { ...filter, city: undefined }
  const anyAmenity = { ...filter, amenities: undefined }
  const cities = new Map<string, number>()
  const amenities = new Map<string, number>()
  const count = (counts: Map<string, number>, value: string) =>
    counts.set(value, (counts.get(value) ?? 0) + 1)
  for (const community of communities) {
    if (matchesFilter(community, anyCity, now)) count(cities, community.city)
    if (matchesFilter(community, anyAmenity, now)) {
      for (const value of new Set(community.amenities)) count(amenities, value)
    }
  }
  return { cities, amenities }
}

import type { County, HomeStage } from '../enums'
import { type Bounds, isWithin, type LatLng } from '../map/map-view'
import type { PriceChange, PriceChangeKind } from '../prices/price-change'
import type { RatingLetter } from '../schools/rating-letter'
import { anyContains, soughtText } from '../text/comparable'
import type { Availability } from './availability'

/** The fields that the search of homes and plans reads. Missing values are `null`. */
export interface SearchableHome {
  /** US dollars. */
  readonly price: number | null
  readonly squareFeet: number | null
  readonly beds: number | null
  /** Full baths. */
  readonly baths: number | null
  readonly stories: number | null
  /** Cars. */
  readonly garage: number | null
  readonly homeType: string | null
  readonly community: {
    readonly id: string
    readonly slug: string
    readonly name: string
    readonly city: string
    readonly county: string | null
    readonly schoolDistrict: string | null
    /** The lowest of its elementary schools; `null` without a source of the ratings. */
    readonly elementaryRating: RatingLetter | null
    readonly coordinates: LatLng | null
  }
  readonly builder: { readonly slug: string } | null
  /** `null` for a plan, as `stage` and `moveIn`. */
  readonly availability: Availability | null
  readonly stage: string | null
  /** `2027-02-15` */
  readonly moveIn: string | null
  /** The price change of the last 30 days. */
  readonly priceChange: Pick<PriceChange, 'kind'> | null
}

/** Filters of the homes; a missing one does not filter. Bounds are inclusive. */
export interface HomeSearch {
  /** A part of the name or the city of the community, as in `CommunityFilter`. */
  readonly q?: string | undefined
  readonly minPrice?: number | undefined
  readonly maxPrice?: number | undefined
  readonly minSquareFeet?: number | undefined
  readonly maxSquareFeet?: number | undefined
  /** The lowest number of bedrooms. */
  readonly beds?: number | undefined
  /** The lowest number of full baths. */
  readonly baths?: number | undefined
  /** The exact number of stories. */
  readonly stories?: number | undefined
  /** The lowest number of cars. */
  readonly garage?: number | undefined
  readonly homeType?: string | undefined
  /** The whole name, in any case. */
  readonly city?: string | undefined
  readonly county?: County | undefined
  /** The whole name of a school district, in any case. */
  readonly district?: string | undefined
  /** The lowest letter of the ratings of the elementary schools. */
  readonly elementaryRating?: RatingLetter | undefined
  /** Slug. */
  readonly builder?: string | undefined
  /** Kind of the price change in the last 30 days. */
  readonly priceChange?: PriceChangeKind | undefined
  /** Slug. */
  readonly community?: string | undefined
  /** The part of the map that the community is in. Without coordinates it is in none. */
  readonly area?: Bounds | undefined
  /** Without it, what is not sold matches. */
  readonly availability?: Availability | undefined
  readonly stage?: HomeStage | undefined
  /** One can move in on this day: the home is ready, or will be by then. `2027-02-15`. */
  readonly moveInBy?: string | undefined
  /**
   * The highest price that a buyer can pay for in each community, by its id; see `highestPrice` in
   * src/domain/mortgage/monthly-cost.ts. A home in another community does not match.
   */
  readonly highestPrices?: Readonly<Record<string, number>> | undefined
}

/** Filters whose choices can be counted, in the order in which the page shows them. */
export const homeFacets = [
  'price',
  'beds',
  'baths',
  'squareFeet',
  'stories',
  'garage',
  'homeType',
  'city',
  'county',
  'district',
  'elementaryRating',
  'builder',
  'priceChange',
  'availability',
  'stage',
  'moveIn',
] as const
export type HomeFacet = (typeof homeFacets)[number]

/** The width of a step of prices, in US dollars. */
export const PRICE_STEP = 50_000
/** The width of a step of sizes, in square feet. */
export const SIZE_STEP = 500

/** The value of `moveIn` of a home that is ready. */
export const MOVE_IN_NOW = 'now'

const step = (value: number | null, width: number) =>
  value === null ? null : Math.floor(value / width) * width

function getMoveInMonth({ stage, moveIn }: SearchableHome): string | null {
  return stage === 'ready' ? MOVE_IN_NOW : (moveIn?.slice(0, 7) ?? null)
}

/** The value under which a home is counted; `null`: it is not counted. */
export const facetValues: Readonly<
  Record<HomeFacet, (home: SearchableHome) => string | number | null>
> = {
  price: ({ price }) => step(price, PRICE_STEP),
  beds: ({ beds }) => beds,
  baths: ({ baths }) => baths,
  squareFeet: ({ squareFeet }) => step(squareFeet, SIZE_STEP),
  stories: ({ stories }) => stories,
  garage: ({ garage }) => garage,
  homeType: ({ homeType }) => homeType,
  city: ({ community }) => community.city || null,
  county: ({ community }) => community.county,
  district: ({ community }) => community.schoolDistrict || null,
  elementaryRating: ({ community }) => community.elementaryRating,
  builder: ({ builder }) => builder?.slug ?? null,
  priceChange: (home) => home.priceChange?.kind ?? null,
  availability: (home) => home.availability,
  stage: ({ stage }) => stage,
  moveIn: getMoveInMonth,
}

const within = (value: number | null, min?: number, max?: number) =>
  value !== null && value >= (min ?? 0) && value <= (max ?? Number.POSITIVE_INFINITY)

const same = (text: string | null, wanted: string) =>
  (text ?? '').toLowerCase() === wanted.toLowerCase()

type Condition = (home: SearchableHome) => boolean

/** A condition of the community, which is checked once for homes of one community in a row. */
function ofCommunity(matches: (community: SearchableHome['community']) => boolean): Condition {
  let last: SearchableHome['community'] | null = null
  let isMatch = false
  return ({ community }) => {
    if (community !== last) {
      last = community
      isMatch = matches(community)
    }
    return isMatch
  }
}

/** Filters of which no choices are counted. */
export type Uncounted = 'budget' | 'community' | 'area' | 'q'

/** The condition of each facet that the search filters by. */
function toConditions(search: HomeSearch): ReadonlyMap<HomeFacet | Uncounted, Condition> {
  const { minPrice, maxPrice, minSquareFeet, maxSquareFeet, moveInBy } = search
  const { beds, baths, stories, garage, homeType, city, county, district, builder, stage } = search
  const { priceChange, availability, elementaryRating, area } = search
  const conditions = new Map<HomeFacet | Uncounted, Condition>()
  conditions.set('availability', (home) =>
    availability === undefined || home.availability === null
      ? home.availability !== 'sold'
      : home.availability === availability,
  )
  if (minPrice !== undefined || maxPrice !== undefined)
    conditions.set('price', ({ price }) => within(price, minPrice, maxPrice))
  if (minSquareFeet !== undefined || maxSquareFeet !== undefined)
    conditions.set('squareFeet', (home) => within(home.squareFeet, minSquareFeet, maxSquareFeet))
  if (beds !== undefined) conditions.set('beds', (home) => within(home.beds, beds))
  if (baths !== undefined) conditions.set('baths', (home) => within(home.baths, baths))
  if (stories !== undefined) conditions.set('stories', (home) => home.stories === stories)
  if (garage !== undefined) conditions.set('garage', (home) => within(home.garage, garage))
  if (homeType !== undefined) conditions.set('homeType', (home) => home.homeType === homeType)
  if (city !== undefined)
    conditions.set(
      'city',
      ofCommunity((place) => same(place.city, city)),
    )
  if (county !== undefined)
    conditions.set(
      'county',
      ofCommunity((place) => place.county === county),
    )
  if (district !== undefined)
    conditions.set(
      'district',
      ofCommunity((place) => same(place.schoolDistrict, district)),
    )
  if (elementaryRating !== undefined)
    conditions.set(
      'elementaryRating',
      ofCommunity(
        (place) => place.elementaryRating !== null && place.elementaryRating <= elementaryRating,
      ),
    )
  if (builder !== undefined) conditions.set('builder', (home) => home.builder?.slug === builder)
  if (priceChange !== undefined)
    conditions.set('priceChange', (home) => home.priceChange?.kind === priceChange)
  if (search.community !== undefined)
    conditions.set(
      'community',
      ofCommunity(({ slug }) => slug === search.community),
    )
  if (area !== undefined)
    conditions.set(
      'area',
      ofCommunity(({ coordinates }) => coordinates !== null && isWithin(area, coordinates)),
    )
  if (stage !== undefined) conditions.set('stage', (home) => home.stage === stage)
  if (moveInBy !== undefined)
    conditions.set(
      'moveIn',
      (home) => home.stage === 'ready' || (home.moveIn !== null && home.moveIn <= moveInBy),
    )
  const sought = soughtText(search.q ?? '')
  if (sought !== '')
    conditions.set(
      'q',
      ofCommunity(({ name, city }) => anyContains([name, city], sought)),
    )
  const { highestPrices } = search
  if (highestPrices !== undefined)
    conditions.set(
      'budget',
      ({ price, community }) => price !== null && price <= (highestPrices[community.id] ?? 0),
    )
  return conditions
}

/** Prepares a search for many homes: whether a home matches all filters. */
export function createMatcher(search: HomeSearch): (home: SearchableHome) => boolean {
  const conditions = [...toConditions(search).values()]
  return (home) => conditions.every((matches) => matches(home))
}

/** Whether a home matches all filters. A home without the figure that is asked for does not. */
export function matchesSearch(home: SearchableHome, search: HomeSearch): boolean {
  return createMatcher(search)(home)
}

export type FacetCounts = Readonly<Record<HomeFacet, ReadonlyMap<string | number, number>>>

export interface SearchCounts {
  /** Homes that match all filters. */
  readonly matching: readonly SearchableHome[]
  /**
   * The number of homes per value of each facet. A facet ignores its own filter, so that another
   * choice can be made.
   */
  readonly facets: FacetCounts
  /** Homes that match all filters but one, for each filter of the search. */
  readonly without: ReadonlyMap<HomeFacet | Uncounted, number>
}

/** Counts the homes by a value. A value that follows the same one costs no look-up. */
function countBy(
  homes: readonly SearchableHome[],
  read: (home: SearchableHome) => string | number | null,
): Map<string | number, number> {
  const counts = new Map<string | number, number>()
  let last: string | number | null = null
  let run = 0
  const add = () => {
    if (last !== null) counts.set(last, (counts.get(last) ?? 0) + run)
  }
  for (const home of homes) {
    const value = read(home)
    if (value === last) run += 1
    else {
      add()
      last = value
      run = 1
    }
  }
  add()
  return counts
}

/**
 * Counts homes for the choices of all filters. A home that misses one filter counts for the facet of
 * that filter alone.
 */
export function countHomes(homes: readonly SearchableHome[], search: HomeSearch): SearchCounts {
  const conditions = [...toConditions(search)].map(([filter, matches]) => ({
    filter,
    matches,
    missing: [] as SearchableHome[],
  }))
  const matching: SearchableHome[] = []
  for (const home of homes) {
    let missed: (typeof conditions)[number] | null = null
    let misses = 0
    for (const condition of conditions) {
      if (condition.matches(home)) continue
      missed = condition
      misses += 1
      if (misses > 1) break
    }
    if (misses === 0) matching.push(home)
    else if (misses === 1) missed?.missing.push(home)
  }
  const of = (facet: HomeFacet) => {
    const own = conditions.find(({ filter }) => filter === facet)?.missing ?? []
    return countBy(own.length > 0 ? [...matching, ...own] : matching, facetValues[facet])
  }
  return {
    matching,
    without: new Map(conditions.map(({ filter, missing }) => [filter, missing.length])),
    facets: {
      price: of('price'),
      beds: of('beds'),
      baths: of('baths'),
      squareFeet: of('squareFeet'),
      stories: of('stories'),
      garage: of('garage'),
      homeType: of('homeType'),
      city: of('city'),
      county: of('county'),
      district: of('district'),
      elementaryRating: of('elementaryRating'),
      builder: of('builder'),
      priceChange: of('priceChange'),
      availability: of('availability'),
      stage: of('stage'),
      moveIn: of('moveIn'),
    },
  }
}

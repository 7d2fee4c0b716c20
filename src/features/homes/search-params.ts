import { createLoader, createParser, createSerializer, parseAsStringLiteral } from 'nuqs/server'
import type { z } from 'zod/mini'
import { paths } from '@/config/paths'
import { type HomeQuery, homeFilters, homeSorts } from '@/contract/homes/home-query'
import { parseDollars } from '@/domain/communities/typed-price'
import { LISTED_FIRST } from '@/domain/homes/availability'
import { parseAsArea } from '@/lib/map/parse-as-area'

/** A parameter with the rules of the API. A value that the API would reject is ignored. */
function parameter<Value extends string | number>(
  field: z.core.$ZodType<Value | undefined> & {
    safeParse(text: string): { success: boolean; data?: Value | undefined }
  },
) {
  return createParser<Value>({
    parse: (text) => (text === '' ? null : (field.safeParse(text).data ?? null)),
    serialize: String,
  })
}

const filters = homeFilters.shape

/** A price as a visitor writes it, such as `380k`. The address of a link has its digits. */
const parseAsPrice = createParser({ parse: parseDollars, serialize: String })

/** The views of the page. A small screen shows one; a large one shows both. */
const views = ['list', 'map'] as const

/** The highest page, with the highest offset of the API. */
const LAST_PAGE = 10_000

const pageNumber = createParser({
  parse: (text) => (/^[1-9]\d{0,4}$/.test(text) ? Math.min(Number(text), LAST_PAGE) : null),
  serialize: String,
})

/** Query parameters of the list of homes: those of `GET /api/homes`, a page, and list or map. */
export const searchParams = {
  q: parameter(filters.q),
  monthly: parameter(filters.monthly),
  minPrice: parseAsPrice,
  maxPrice: parseAsPrice,
  minSquareFeet: parameter(filters.minSquareFeet),
  maxSquareFeet: parameter(filters.maxSquareFeet),
  beds: parameter(filters.beds),
  baths: parameter(filters.baths),
  stories: parameter(filters.stories),
  garage: parameter(filters.garage),
  homeType: parameter(filters.homeType),
  city: parameter(filters.city),
  county: parameter(filters.county),
  district: parameter(filters.district),
  elementaryRating: parameter(filters.elementaryRating),
  builder: parameter(filters.builder),
  priceChange: parameter(filters.priceChange),
  community: parameter(filters.community),
  area: parseAsArea,
  availability: parameter(filters.availability),
  stage: parameter(filters.stage),
  moveInBy: parameter(filters.moveInBy),
  sort: parseAsStringLiteral(homeSorts).withDefault('price'),
  page: pageNumber.withDefault(1),
  view: parseAsStringLiteral(views).withDefault('list'),
}

export const loadSearchParams = createLoader(searchParams)

export type SearchState = Awaited<ReturnType<typeof loadSearchParams>>
/** `null` removes a choice. */
export type SearchChange = Partial<{ [Name in keyof SearchState]: SearchState[Name] | null }>

const serialize = createSerializer(searchParams)

/** The address of the list after a change. It starts with the first page, unless one is given. */
export function formatHomesUrl(state: SearchState, change: SearchChange): string {
  return serialize(paths.homes, { ...state, page: null, ...change })
}

/** The address of the list without filters, in the same order and view. */
export const addressWithoutFilters = ({ sort, view }: SearchState): string =>
  serialize(paths.homes, { sort, view })

/** The query string of the filters alone: that of the same homes in the API. */
export const formatFilters = (state: SearchState): string =>
  serialize({
    ...state,
    availability: state.availability ?? LISTED_FIRST,
    sort: null,
    page: null,
    view: null,
  })

/** The filters of an address. */
export function toSearch({
  sort: _,
  page: __,
  view: ___,
  ...filters
}: SearchState): Omit<HomeQuery, 'sort' | 'limit' | 'offset'> {
  return {
    q: filters.q ?? undefined,
    monthly: filters.monthly ?? undefined,
    minPrice: filters.minPrice ?? undefined,
    maxPrice: filters.maxPrice ?? undefined,
    minSquareFeet: filters.minSquareFeet ?? undefined,
    maxSquareFeet: filters.maxSquareFeet ?? undefined,
    beds: filters.beds ?? undefined,
    baths: filters.baths ?? undefined,
    stories: filters.stories ?? undefined,
    garage: filters.garage ?? undefined,
    homeType: filters.homeType ?? undefined,
    city: filters.city ?? undefined,
    county: filters.county ?? undefined,
    district: filters.district ?? undefined,
    elementaryRating: filters.elementaryRating ?? undefined,
    builder: filters.builder ?? undefined,
    priceChange: filters.priceChange ?? undefined,
    community: filters.community ?? undefined,
    area: filters.area ?? undefined,
    availability: filters.availability ?? LISTED_FIRST,
    stage: filters.stage ?? undefined,
    moveInBy: filters.moveInBy ?? undefined,
  }
}

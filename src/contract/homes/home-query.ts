import { z } from 'zod/mini'
import { MAX_PRICE } from '@/domain/communities/typed-price'
import { counties, getValues, homeStages } from '@/domain/enums'
import { availabilities } from '@/domain/homes/availability'
import { priceChangeKinds } from '@/domain/prices/price-change'
import { ratingLetters } from '@/domain/schools/rating-letter'
import { isDay } from '@/domain/time/days'
import { pageQuery, wholeNumber } from '../page-query'
import { mapArea, oneOf, queryText } from '../query-fields'

const price = wholeNumber({ min: 0, max: MAX_PRICE })
const squareFeet = wholeNumber({ min: 1, max: 100_000 })
const rooms = wholeNumber({ min: 1, max: 20 })

/** The filters that plans and homes have in common; unknown parameters are ignored. */
export const planFilters = z.object({
  q: z.optional(queryText),
  minPrice: z.optional(price),
  monthly: z.optional(wholeNumber({ min: 1, max: 1_000_000 })),
  maxPrice: z.optional(price),
  minSquareFeet: z.optional(squareFeet),
  maxSquareFeet: z.optional(squareFeet),
  beds: z.optional(rooms),
  baths: z.optional(rooms),
  stories: z.optional(wholeNumber({ min: 1, max: 5 })),
  garage: z.optional(wholeNumber({ min: 0, max: 10 })),
  homeType: z.optional(queryText),
  city: z.optional(queryText),
  county: z.optional(oneOf(getValues(counties))),
  district: z.optional(queryText),
  elementaryRating: z.optional(oneOf(ratingLetters)),
  builder: z.optional(queryText),
  priceChange: z.optional(oneOf(priceChangeKinds)),
  community: z.optional(queryText),
  area: z.optional(mapArea),
})

/** The filters of homes. */
export const homeFilters = z.extend(planFilters, {
  availability: z.optional(oneOf(getValues(availabilities))),
  stage: z.optional(oneOf(getValues(homeStages))),
  moveInBy: z.optional(z.string().check(z.refine(isDay, 'Must be a day such as 2027-02-15'))),
})

export const planSorts = ['price', 'price-desc', 'size', 'price-per-square-foot', 'newest'] as const
export type PlanSort = (typeof planSorts)[number]
export const homeSorts = [
  'price',
  'price-desc',
  'move-in',
  'size',
  'price-per-square-foot',
  'newest',
] as const
export type HomeSort = (typeof homeSorts)[number]

const page = pageQuery({ defaultLimit: 60 })

interface Ranges {
  readonly minPrice?: number | undefined
  readonly maxPrice?: number | undefined
  readonly minSquareFeet?: number | undefined
  readonly maxSquareFeet?: number | undefined
}

const inOrder = [
  z.refine<Ranges>(({ minPrice = 0, maxPrice = minPrice }) => minPrice <= maxPrice, {
    path: ['maxPrice'],
    error: 'Must not be below minPrice',
  }),
  z.refine<Ranges>(
    ({ minSquareFeet = 0, maxSquareFeet = minSquareFeet }) => minSquareFeet <= maxSquareFeet,
    { path: ['maxSquareFeet'], error: 'Must not be below minSquareFeet' },
  ),
] as const

/** Query of `GET /api/plans`. */
export const planQuery = z
  .extend(planFilters, { sort: z._default(oneOf(planSorts), 'price'), ...page })
  .check(...inOrder)
export type PlanQuery = z.infer<typeof planQuery>

/** Query of `GET /api/homes`. */
export const homeQuery = z
  .extend(homeFilters, { sort: z._default(oneOf(homeSorts), 'price'), ...page })
  .check(...inOrder)
export type HomeQuery = z.infer<typeof homeQuery>

/** Query of `GET /api/plans/facets`. */
export const planFacetQuery = planFilters.check(...inOrder)

/** Query of `GET /api/homes/facets` and `GET /api/homes.geojson`. */
export const homeFacetQuery = homeFilters.check(...inOrder)

import { z } from 'zod/mini'
import {
  amenityMatches,
  type CommunityFilter,
  communitySorts,
  statusFilters,
} from '@/domain/communities/community-filter'
import { MAX_PRICE } from '@/domain/communities/typed-price'
import { pageQuery, wholeNumber } from '../page-query'
import { commaList, flag, oneOf, oneOfOrAll, queryText } from '../query-fields'

const price = wholeNumber({ min: 0, max: MAX_PRICE })

/** Query of `GET /api/communities`; unknown parameters are ignored. */
export const communityQuery = z.object({
  q: z.optional(queryText),
  city: z.optional(queryText),
  minPrice: z.optional(price),
  maxPrice: z.optional(price),
  amenities: z.optional(commaList),
  amenityMatch: z.optional(oneOf(amenityMatches)),
  builder: z.optional(queryText),
  district: z.optional(queryText),
  status: z.optional(oneOfOrAll(statusFilters)),
  featured: z.optional(flag),
  sort: z._default(oneOf(communitySorts), 'name'),
  ...pageQuery({ defaultLimit: 200 }),
})
export type CommunityQuery = z.infer<typeof communityQuery>

/** The filters of a query. */
export function toFilter(query: CommunityQuery): CommunityFilter {
  const { minPrice = null, maxPrice = null, sort: _, limit: __, offset: ___, ...rest } = query
  return { ...rest, price: { min: minPrice, max: maxPrice } }
}

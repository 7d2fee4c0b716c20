import { z } from 'zod/mini'
import { type CommunityFilter, communitySorts } from '@/domain/community-filter'
import { pageQuery, wholeNumber } from './page-query'

const flag = z.pipe(
  z.enum(['true', 'false'], 'Must be true or false'),
  z.transform((text) => text === 'true'),
)

const commaList = z.pipe(
  z.string(),
  z.transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  ),
)

const text = z.string().check(z.maxLength(200, 'Keep it to 200 characters'))
const price = wholeNumber({ min: 0, max: 999_999_999 })

/** Query of `GET /api/communities`; unknown parameters are ignored. */
export const communityQuery = z.object({
  q: z.optional(text),
  city: z.optional(text),
  minPrice: z.optional(price),
  maxPrice: z.optional(price),
  amenities: z.optional(commaList),
  builder: z.optional(text),
  status: z.optional(text),
  featured: z.optional(flag),
  sort: z._default(z.enum(communitySorts, `Must be one of: ${communitySorts.join(', ')}`), 'name'),
  ...pageQuery({ defaultLimit: 200 }),
})
export type CommunityQuery = z.infer<typeof communityQuery>

/** The part of a query that narrows the list. */
export function filterOf(query: CommunityQuery): CommunityFilter {
  const { minPrice = null, maxPrice = null, sort: _, limit: __, offset: ___, ...rest } = query
  return { ...rest, price: { min: minPrice, max: maxPrice } }
}

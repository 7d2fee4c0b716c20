import { z } from 'zod/mini'
import { isListingKey, SHORTLIST_LIMIT } from '@/domain/shortlist/items'

const message = `Must be up to ${SHORTLIST_LIMIT} keys such as c12,p34,h56`

/** Query of `GET /api/shortlist`. */
export const listingQuery = z.object({
  items: z._default(
    z.pipe(
      z.string(),
      z.pipe(
        z.transform((text: string) => [...new Set(text.split(','))]),
        z
          .array(z.string())
          .check(
            z.refine((keys) => keys.every(isListingKey) && keys.length <= SHORTLIST_LIMIT, message),
          ),
      ),
    ),
    [],
  ),
})

import { z } from 'zod/mini'
import { isListingKey, SHORTLIST_LIMIT } from '@/domain/shortlist/items'

const message = `Must be up to ${SHORTLIST_LIMIT} keys such as c12-p34-h56`

/** Query of `GET /api/shortlist`. */
export const listingQuery = z.object({
  items: z.pipe(
    z.string(message),
    z.pipe(
      z.transform((text: string) => [...new Set(text.split('-'))]),
      z
        .array(z.string().check(z.refine(isListingKey, message)))
        .check(z.maxLength(SHORTLIST_LIMIT, message)),
    ),
  ),
})

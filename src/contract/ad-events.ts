import { z } from 'zod/mini'

/** A page has three ads; a visit without a reload may pass some more. */
const ads = z.array(z.string().check(z.regex(/^\d{1,9}$/))).check(z.maxLength(12))

/** What a page tells about its ads: which were seen, and which were followed. */
export const adEvents = z.object({
  impressions: z.optional(ads),
  clicks: z.optional(ads),
})
export type AdEvents = z.infer<typeof adEvents>

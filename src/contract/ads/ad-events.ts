import { z } from 'zod/mini'

/** A page has three ads; client-side navigation may add more to one request. */
const ads = z.array(z.string().check(z.regex(/^\d{1,9}$/))).check(z.maxLength(12))

/** Ad events of a page: ads that were seen and ads that were clicked. */
export const adEvents = z.object({
  impressions: z.optional(ads),
  clicks: z.optional(ads),
})
export type AdEvents = z.infer<typeof adEvents>

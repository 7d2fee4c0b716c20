import { z } from 'zod/mini'
import { isListingPath } from '@/domain/counts/listing-path'

/** A page has three ads; client-side navigation may add more to one request. */
const ads = z.optional(z.array(z.string().check(z.regex(/^\d{1,9}$/))).check(z.maxLength(12)))

const listings = z.optional(
  z.array(z.string().check(z.maxLength(300), z.refine(isListingPath))).check(z.maxLength(24)),
)

/** Slugs of issues of the newsletter. */
const issues = z.optional(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(1)))

/**
 * Events on a page, without the identity of the visitor: ads that were seen and clicked, the paths of
 * listings whose page was viewed, which were clicked on another page, called, or left for their website
 * or for directions, and the issue of the newsletter in which the visit began.
 */
export const pageEvents = z.object({
  adImpressions: ads,
  adClicks: ads,
  views: listings,
  clicks: listings,
  calls: listings,
  websites: listings,
  directions: listings,
  issueVisits: issues,
})
export type PageEvents = z.infer<typeof pageEvents>
export type PageEvent = keyof PageEvents

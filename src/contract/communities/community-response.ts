import { z } from 'zod/mini'
import { monthlyCost } from '../costs/monthly-cost'
import { inclusions } from '../homes/inclusions'
import { communityDetail } from './community'
import { incentive } from './incentive'

/** A community in the response of its own call, with the figures of its page. */
export const communityResponse = z.extend(communityDetail, {
  /**
   * The lowest price of a plan or an available home that is listed, in US dollars, if it is above the
   * starting price; otherwise `null`, also if nothing with a price is listed or all is sold.
   */
  lowestListedPrice: z.optional(z.nullable(z.number())),
  /** At the starting price; `null` without one, and if all is sold. */
  monthlyCost: z.optional(z.nullable(monthlyCost)),
  /** What the price includes, with the answers of the builder if it is the only one; `null`: all is sold. */
  inclusions: z.optional(z.nullable(inclusions)),
  /** Today's offers, the first to end at the front; their worth is that at the starting price. */
  incentives: z.optional(z.array(incentive)),
})
export type CommunityResponse = z.infer<typeof communityResponse>

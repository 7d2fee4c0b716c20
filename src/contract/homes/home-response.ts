import { z } from 'zod/mini'
import { monthlyCost } from '../costs/monthly-cost'
import { home } from './home'
import { inclusions } from './inclusions'
import { plan } from './plan'

/** A home in the response of its own call. */
export const homeResponse = z.extend(home, {
  /** At its price; `null` without one, and of a sold home. */
  monthlyCost: z.nullable(monthlyCost),
  /** What the price includes, by its plan, else its community, else its builder. */
  inclusions,
})
export type HomeResponse = z.infer<typeof homeResponse>

/** A plan in the response of its own call. */
export const planResponse = z.extend(plan, {
  /** At its base price; `null` without one. */
  monthlyCost: z.nullable(monthlyCost),
  /** What the price includes, by the plan, else its community, else its builder. */
  inclusions,
})
export type PlanResponse = z.infer<typeof planResponse>

import 'server-only'
import type { HomeResponse, PlanResponse } from '@/contract/homes/home-response'
import { secondsUntilGone } from '@/domain/homes/sold'
import type { CommunityPage } from '../communities/queries'
import { siteInfo } from '../site/queries'
import { findHome, readPlans } from './lists'
import { toPublishedCost } from './published-cost'

/** A home of a published community with its monthly cost, or `null`. A sold home has none. */
export async function findHomeResponse(
  { content, extras }: CommunityPage,
  slug: string,
): Promise<HomeResponse | null> {
  const [home, { assumptions }] = await Promise.all([
    findHome(Number(content.id), slug),
    siteInfo(),
  ])
  if (!home || secondsUntilGone(home.soldAt, new Date()) === 0) return null
  const price = home.status === 'sold' ? null : home.price
  return { ...home, monthlyCost: toPublishedCost(price, assumptions, extras.costs) }
}

/** A plan of a published community with its monthly cost, or `null`. */
export async function findPlanResponse(
  { content, extras }: CommunityPage,
  slug: string,
): Promise<PlanResponse | null> {
  const [plans, { assumptions }] = await Promise.all([readPlans(Number(content.id)), siteInfo()])
  const plan = plans.find((one) => one.slug === slug)
  return plan
    ? { ...plan, monthlyCost: toPublishedCost(plan.basePrice, assumptions, extras.costs) }
    : null
}

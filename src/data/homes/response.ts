import 'server-only'
import type { HomeResponse, PlanResponse } from '@/contract/homes/home-response'
import { secondsUntilGone } from '@/domain/homes/sold'
import { findInclusions } from '@/domain/inclusions/inclusions'
import type { CommunityPage } from '../communities/queries'
import { siteInfo } from '../site/queries'
import { findHome, readPlans } from './lists'
import { toPublishedCost } from './published-cost'

/** A home of a published community with its monthly cost, or `null`. A sold home has none. */
export async function findHomeResponse(
  { content, extras }: CommunityPage,
  slug: string,
): Promise<HomeResponse | null> {
  const id = Number(content.id)
  const [home, plans, { assumptions }] = await Promise.all([
    findHome(id, slug),
    readPlans(id),
    siteInfo(),
  ])
  if (!home || secondsUntilGone(home.soldAt, new Date()) === 0) return null
  const price = home.status === 'sold' ? null : home.price
  return {
    ...home,
    monthlyCost: toPublishedCost(price, assumptions, extras.costs),
    inclusions: findInclusions(
      extras.inclusions,
      home.builder,
      plans.find((plan) => plan.id === home.plan?.id),
    ),
  }
}

/** A plan of a published community with its monthly cost, or `null`. */
export async function findPlanResponse(
  { content, extras }: CommunityPage,
  slug: string,
): Promise<PlanResponse | null> {
  const [plans, { assumptions }] = await Promise.all([readPlans(Number(content.id)), siteInfo()])
  const plan = plans.find((one) => one.slug === slug)
  return plan
    ? {
        ...plan,
        monthlyCost: toPublishedCost(plan.basePrice, assumptions, extras.costs),
        inclusions: findInclusions(extras.inclusions, plan.builder, plan),
      }
    : null
}

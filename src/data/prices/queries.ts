import 'server-only'
import type { RecordedPrice } from '@/contract/prices/price-history'
import { secondsUntilGone } from '@/domain/homes/sold'
import { homeOf, plansOf, publishedCommunityId } from '../homes/lists'
import { pricesOf } from './history'

/** The prices of a published community, or `null`. */
export async function communityPrices(slug: string): Promise<RecordedPrice[] | null> {
  const community = await publishedCommunityId(slug)
  return community === null ? null : pricesOf('community', community)
}

/** The prices of a published plan, or `null`. */
export async function planPrices(slug: string, planSlug: string): Promise<RecordedPrice[] | null> {
  const community = await publishedCommunityId(slug)
  if (community === null) return null
  const plan = (await plansOf(community)).find((one) => one.slug === planSlug)
  return plan ? pricesOf('plan', Number(plan.id)) : null
}

/** The prices of a published home whose page exists, or `null`. */
export async function homePrices(slug: string, homeSlug: string): Promise<RecordedPrice[] | null> {
  const community = await publishedCommunityId(slug)
  const home = community === null ? null : await homeOf(community, homeSlug)
  if (!home || secondsUntilGone(home.soldAt, new Date()) === 0) return null
  return pricesOf('home', Number(home.id))
}

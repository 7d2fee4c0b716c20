import 'server-only'
import type { RecordedPrice } from '@/contract/prices/price-history'
import { secondsUntilGone } from '@/domain/homes/sold'
import { homeOf, plansOf } from '../homes/lists'
import { pricesOf } from './history'

/** The prices of a published plan of a community, or `null`. */
export async function planPrices(community: number, slug: string): Promise<RecordedPrice[] | null> {
  const plan = (await plansOf(community)).find((one) => one.slug === slug)
  return plan ? pricesOf('plan', Number(plan.id)) : null
}

/** The prices of a published home of a community whose page exists, or `null`. */
export async function homePrices(community: number, slug: string): Promise<RecordedPrice[] | null> {
  const home = await homeOf(community, slug)
  if (!home || secondsUntilGone(home.soldAt, new Date()) === 0) return null
  return pricesOf('home', Number(home.id))
}

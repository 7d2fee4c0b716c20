import 'server-only'
import type { RecordedPrice } from '@/contract/prices/price-history'
import { readPlans } from '../homes/lists'
import { readPrices } from './history'

/** The prices of a published plan of a community, or `null`. */
export async function planPrices(community: number, slug: string): Promise<RecordedPrice[] | null> {
  const plan = (await readPlans(community)).find((one) => one.slug === slug)
  return plan ? readPrices('plan', Number(plan.id)) : null
}

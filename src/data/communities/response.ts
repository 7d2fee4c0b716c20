import 'server-only'
import type { CommunityResponse } from '@/contract/communities/community-response'
import type { PublishedIncentive } from '@/contract/communities/incentive'
import { findLowestAboveStart } from '@/domain/communities/lowest-price'
import { findInclusions, findOnlyBuilder } from '@/domain/inclusions/inclusions'
import type { CostAssumptions } from '@/domain/mortgage/cost-assumptions'
import { calculateOffer } from '@/domain/mortgage/offer'
import { readListings } from '../homes/lists'
import { toPublishedCost } from '../homes/published-cost'
import { siteInfo } from '../site/queries'
import { type CommunityPage, findCommunityPage } from './queries'

function toPublishedIncentives(
  { content, extras }: CommunityPage,
  assumptions: CostAssumptions,
): PublishedIncentive[] {
  const { startPrice } = content
  return extras.incentives.map(({ offer, ...incentive }) => ({
    ...incentive,
    parts: offer?.parts ?? [],
    lenderRate: offer?.lenderRate ?? null,
    worth:
      (offer && startPrice !== null && calculateOffer(offer, startPrice, assumptions)?.worth) || [],
  }))
}

/**
 * A published community with the figures of its page, or `null`. Where all is sold, the page has no
 * costs and offers.
 */
export async function findCommunityResponse(slug: string): Promise<CommunityResponse | null> {
  const page = await findCommunityPage(slug)
  if (!page) return null
  const { content, extras } = page
  if (content.status === 'sold_out')
    return {
      ...content,
      lowestListedPrice: null,
      monthlyCost: null,
      inclusions: null,
      incentives: [],
    }
  const [listings, { assumptions }] = await Promise.all([
    readListings(Number(content.id)),
    siteInfo(),
  ])
  return {
    ...content,
    lowestListedPrice: findLowestAboveStart(content.startPrice, listings),
    monthlyCost: toPublishedCost(content.startPrice, assumptions, extras.costs),
    inclusions: findInclusions(extras.inclusions, findOnlyBuilder(content.builders)),
    incentives: toPublishedIncentives(page, assumptions),
  }
}

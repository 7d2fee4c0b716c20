import { z } from 'zod/mini'
import { paths } from '@/config/paths'
import type { CommunitySummary } from '@/contract/communities/community'
import type { Home } from '@/contract/homes/home'
import type { Dimensions, Plan } from '@/contract/homes/plan'
import { type Listing, listing } from '@/contract/shortlist/listing'
import type { CostAssumptions } from '@/domain/mortgage/cost-assumptions'
import { monthlyCost, sumTaxRates, unknownTaxes } from '@/domain/mortgage/monthly-cost'
import { calculateOffer } from '@/domain/mortgage/offer'
import { listingKey } from '@/domain/shortlist/listing-key'
import { todaysIncentives } from '../communities/extras'
import { storedIncentives } from '../communities/stored-incentives'
import { costRow, toCosts } from '../homes/budget'
import { communityFields } from '../homes/mapper'

const storedRange = z.object({ min: z.nullable(z.number()), max: z.nullable(z.number()) })

/** A row of the facts of a community. */
export const factsRow = z.extend(costRow, {
  id: z.string(),
  community: z.object(communityFields.shape),
  verifiedAt: z.nullable(z.string()),
  incentives: storedIncentives,
  schools: z.nullable(listing.shape.schools),
  ratingSource: z.nullable(z.string()),
  beds: storedRange,
  baths: storedRange,
  squareFeet: storedRange,
  stories: storedRange,
  garage: storedRange,
})
/** Facts that all listings of a community share. */
export type CommunityFacts = z.output<typeof factsRow>

interface Context {
  readonly assumptions: CostAssumptions
  readonly now: Date
}

type Range = Listing['beds']

const one = (value: number | null): Range => (value === null ? null : { min: value, max: value })

function ofPlans({ min, max }: { min: number | null; max: number | null }): Range {
  return min === null || max === null ? null : { min, max }
}

const sumBaths = ({ baths, halfBaths }: Dimensions) =>
  baths === null ? null : baths + (halfBaths ? 0.5 : 0)

/** Values that all listings of a community share, and the monthly cost at a price. */
function common(facts: CommunityFacts, price: number | null, { assumptions, now }: Context) {
  const costs = toCosts(facts)
  const ratingSource = facts.ratingSource?.trim() || null
  const { hoaFee, hoaPeriod, taxes } = costs
  const cost = price === null ? null : monthlyCost(price, assumptions, costs)
  const missing = cost?.parts.filter(({ amount }) => amount === null) ?? []
  return {
    community: { id: facts.id, ...communityFields.read(facts.community) },
    monthly: cost && { total: cost.total, missing: missing.map(({ label }) => label) },
    hoa:
      hoaFee === 0
        ? { amount: 0, period: 'month' as const }
        : hoaFee !== null && hoaPeriod
          ? { amount: hoaFee, period: hoaPeriod }
          : null,
    tax:
      taxes.length === 0
        ? null
        : {
            rate: sumTaxRates(taxes),
            isComplete: unknownTaxes(taxes).length === 0,
          },
    incentives: todaysIncentives(facts.incentives ?? [], now).map(({ text, endsOn, offer }) => ({
      text,
      endsOn,
      worth: (offer && price !== null && calculateOffer(offer, price, assumptions)?.worth) || [],
    })),
    schools: (facts.schools ?? []).map((school) => ({
      ...school,
      rating: ratingSource && school.rating,
    })),
    ratingSource,
    verifiedAt: facts.verifiedAt,
  }
}

export function fromHome(home: Home, facts: CommunityFacts, context: Context): Listing {
  const { images, imageAlts, builder, status } = home
  const [src] = images
  return {
    ...common(facts, status === 'sold' ? null : home.price, context),
    key: listingKey('home', home.id),
    kind: 'home',
    name: home.address,
    path: paths.singleHome(home.community.slug, home.slug),
    picture: src === undefined ? null : { src, alt: imageAlts[0] ?? '' },
    builders: builder ? [builder.name] : [],
    price: home.price,
    earlierPrice: home.earlierPrice,
    beds: one(home.beds),
    baths: one(sumBaths(home)),
    halfBaths: home.halfBaths,
    squareFeet: one(home.squareFeet),
    stories: one(home.stories),
    garage: one(home.garage),
    stage: home.stage,
    moveIn: home.moveIn,
    status,
    soldAt: home.soldAt,
  }
}

export function fromPlan(plan: Plan, facts: CommunityFacts, context: Context): Listing {
  const { builder, drawings, elevations } = plan
  return {
    ...common(facts, plan.basePrice, context),
    key: listingKey('plan', plan.id),
    kind: 'plan',
    name: plan.name,
    path: paths.plan(plan.community.slug, plan.slug),
    picture: elevations[0] ?? drawings[0] ?? null,
    builders: builder ? [builder.name] : [],
    price: plan.basePrice,
    earlierPrice: null,
    beds: one(plan.beds),
    baths: one(sumBaths(plan)),
    halfBaths: plan.halfBaths,
    squareFeet: one(plan.squareFeet),
    stories: one(plan.stories),
    garage: one(plan.garage),
    stage: null,
    moveIn: null,
    status: 'available',
    soldAt: null,
  }
}

export function fromCommunity(
  community: CommunitySummary,
  facts: CommunityFacts,
  context: Context,
): Listing {
  const { images, imageAlts, status, startPrice } = community
  const [src] = images
  return {
    ...common(facts, status === 'sold_out' ? null : startPrice, context),
    key: listingKey('community', community.id),
    kind: 'community',
    name: community.name,
    path: paths.community(community.slug),
    picture: src === undefined ? null : { src, alt: imageAlts[0] ?? '' },
    builders: community.builders.map(({ name }) => name),
    price: startPrice,
    earlierPrice: null,
    beds: ofPlans(facts.beds),
    baths: ofPlans(facts.baths),
    halfBaths: null,
    squareFeet: ofPlans(facts.squareFeet),
    stories: ofPlans(facts.stories),
    garage: ofPlans(facts.garage),
    stage: null,
    moveIn: null,
    status,
    soldAt: null,
  }
}

import { createRandom } from '@/seed/random'
import type { SeedBuilder } from '@/seed/types'

type Inclusions = NonNullable<SeedBuilder['inclusions']>

/**
 * What the price of a builder includes. Every fourth builder has not answered, most have left a
 * question open, and nothing is invented of the real ones, which have no email address here.
 */
export function createInclusions(builder: SeedBuilder): Inclusions {
  const { slug, isCustom, email, description } = builder
  const random = createRandom(`${slug}/inclusions`)
  if (!email || random.chance(0.25)) return {}
  const state = (chance: number) => (random.chance(chance) ? 'included' : 'extra')
  const premium = isCustom
    ? ({ lotPremium: 'none' } as const)
    : ({
        lotPremium: 'added',
        lotPremiumFrom: 5000,
        lotPremiumTo: 5000 * random.between(3, 8),
      } as const)
  return {
    ...premium,
    appliances: state(0.7),
    blinds: state(0.4),
    landscaping: state(0.8),
    fence: state(0.6),
    garageOpener: random.chance(0.3) ? null : state(0.6),
    structuralOptions: 'extra',
    deposit: isCustom ? 25_000 : 1000 * random.between(2, 10),
    depositTerms: 'Lost if you cancel after the option period.',
    contractFee: 0,
    transferFee: random.chance(0.3) ? null : 50 * random.between(4, 9),
    capitalContribution: random.chance(0.5) ? null : 100 * random.between(2, 8),
    warranty: /warranty|covered for/.test(description ?? '')
      ? 'The builder’s own; its profile has the terms'
      : null,
  }
}

import { slugify } from '@/domain/text/slug'
import { createRandom } from '@/seed/random'
import type { SeedBuilder, SeedCommunity, SeedFloorPlan } from '@/seed/types'
import { builders } from '../builders'
import { communities } from '../communities'
import { getFacts } from './community-facts'
import { type Design, designs, families } from './designs'
import { EXTERIORS, elevationFile } from './drawings'
import { letters } from './exteriors'
import { planDescription } from './plan-descriptions'
import { planNames } from './plan-names'
import { planOptions } from './plan-options'

/** A design that a builder offers in a community, before it has a name and a price. */
interface Offered {
  readonly community: SeedCommunity
  readonly builder: SeedBuilder
  readonly design: Design
  readonly squareFeet: number
}

const builderBySlug = new Map(builders.map((builder) => [builder.slug, builder]))

export function getBuilder(slug: string): SeedBuilder {
  const builder = builderBySlug.get(slug)
  if (!builder) throw new Error(`Seed: no builder "${slug}"`)
  return builder
}

/** The builders change a common design by up to 1.5 percent. */
function builtSize(design: Design, builder: SeedBuilder): number {
  const change = createRandom(`${builder.slug}/${design.key}`).next() * 0.03 - 0.015
  return Math.round(design.squareFeet * (1 + change))
}

/** The designs that suit a community. */
function suitable({ slug, homeTypes }: SeedCommunity): Design[] {
  const { hasThreeStories = false } = getFacts(slug)
  return designs.filter(({ family }) => {
    if ((family === 'rowhouse') !== hasThreeStories) return false
    return families[family].homeTypes.some((type) => homeTypes?.includes(type))
  })
}

/** Spreads the plans of a builder from the smallest to the largest size of the community. */
function chooseDesigns(community: SeedCommunity, position: number, count: number): Design[] {
  const [smallest, largest] = getFacts(community.slug).sizes
  const parts = community.builders.length
  const left = new Set(suitable(community))
  return Array.from({ length: count }, (_, index) => {
    const share = (index + (position + 0.5) / parts) / count
    const wanted = smallest + (largest - smallest) * share
    const [nearest] = [...left].sort(
      (a, b) => Math.abs(a.squareFeet - wanted) - Math.abs(b.squareFeet - wanted),
    )
    if (!nearest) throw new Error(`Seed: too few designs for ${community.slug}`)
    left.delete(nearest)
    return nearest
  })
}

function offeredIn(community: SeedCommunity): Offered[] {
  const count = community.floorPlans ?? 0
  const parts = community.builders.length
  return community.builders.flatMap((slug, position) => {
    const builder = getBuilder(slug)
    const share = Math.floor(count / parts) + (position < count % parts ? 1 : 0)
    return chooseDesigns(community, position, share).map((design) => ({
      community,
      builder,
      design,
      squareFeet: builtSize(design, builder),
    }))
  })
}

/** The names of each builder's designs, which are the same in all communities. */
function createNames(offered: readonly Offered[]): (builder: string, design: string) => string {
  const names = new Map<string, string>()
  for (const { slug } of builders) {
    const own = designs.filter(({ key }) =>
      offered.some(({ builder, design }) => builder.slug === slug && design.key === key),
    )
    const list = planNames[slug] ?? []
    own
      .toSorted((a, b) => a.squareFeet - b.squareFeet)
      .forEach(({ key }, index) => {
        const name = list[index] ?? `${list[index - list.length]} II`
        names.set(`${slug}/${key}`, name)
      })
  }
  return (builder, design) => {
    const name = names.get(`${builder}/${design}`)
    if (!name) throw new Error(`Seed: no name for ${builder}/${design}`)
    return name
  }
}

/** `Larkspur Communities` numbers a plan of 1,520 square feet `LC-1520`. */
function planNumber({ name, tier }: SeedBuilder, design: Design): string {
  const initials = name
    .split(/[^\p{L}]+/u)
    .map((word) => word.slice(0, 1).toUpperCase())
    .join('')
  if (tier === 'national') return String(design.squareFeet)
  if (tier === 'regional') return `${initials}-${design.squareFeet}`
  return `${initials} ${designs.indexOf(design) + 1}`
}

type Tier = NonNullable<SeedBuilder['tier']>

/** The last digits of prices, by which builders are known. */
const roundings: Readonly<Record<Tier, (price: number) => number>> = {
  national: (price: number) => Math.round(price / 1000) * 1000 - 10,
  regional: (price: number) => Math.round(price / 500) * 500,
  local: (price: number) => Math.round(price / 1000) * 1000 - 100,
}

export function roundedPrice(price: number, { tier }: SeedBuilder): number {
  return roundings[tier ?? 'local'](price)
}

/** Local builders cost more per square foot than national ones. */
const markups: Readonly<Record<Tier, number>> = { national: 0, regional: 0.02, local: 0.035 }

/**
 * The base prices of a community's plans. They follow the size from the start price, which is that
 * of the smallest plan, to the end price.
 */
function createPrices(plans: readonly Offered[]): (number | null)[] {
  const { startPrice, endPrice } = plans[0]?.community ?? {}
  if (!startPrice || !endPrice) return plans.map(() => null)
  const sizes = plans.map(({ squareFeet }) => squareFeet)
  const smallest = Math.min(...sizes)
  const spread = Math.max(...sizes) - smallest || 1
  return plans.map(({ squareFeet, builder }) => {
    if (squareFeet === smallest) return startPrice
    const share = (squareFeet - smallest) / spread
    const markup = markups[builder.tier ?? 'local']
    const price = startPrice + (endPrice - startPrice) * (0.01 + 0.92 * share + markup)
    const rounded = roundedPrice(price, builder)
    return Math.min(endPrice, Math.max(startPrice + 1000, rounded))
  })
}

function getHomeType({ community, design }: Offered): string {
  const possible = (community.homeTypes ?? []).filter((type) =>
    families[design.family].homeTypes.includes(type),
  )
  return createRandom(`${community.slug}/${design.key}/type`).pick(possible)
}

/**
 * The elevations of a plan. Builders that offer the same design in a community begin with different
 * ones.
 */
function exteriorsOf({ community, builder, design }: Offered, plans: readonly Offered[]) {
  const random = createRandom(`${community.slug}/${design.key}/exteriors`)
  const order = random.shuffle(Array.from({ length: EXTERIORS }, (_, exterior) => exterior))
  const sameDesign = plans.filter((plan) => plan.design === design)
  const first = sameDesign.findIndex((plan) => plan.builder === builder)
  return letters.map((_, index) => elevationFile(design, order[(first + index) % EXTERIORS] ?? 0))
}

function createFloorPlans(): SeedFloorPlan[] {
  const byCommunity = communities.map(offeredIn)
  const getName = createNames(byCommunity.flat())
  return byCommunity.flatMap((plans) => {
    const prices = createPrices(plans)
    return plans.map((plan, index) => {
      const { community, builder, design, squareFeet } = plan
      const { stories, beds, baths, halfBaths } = families[design.family]
      const name = getName(builder.slug, design.key)
      return {
        community: community.slug,
        builder: builder.slug,
        design: design.key,
        exteriors: exteriorsOf(plan, plans),
        planNumber: planNumber(builder, design),
        name,
        slug: slugify(name),
        basePrice: prices[index] ?? null,
        homeType: getHomeType(plan),
        squareFeet,
        beds,
        baths,
        halfBaths,
        stories,
        garage: design.garage,
        description: planDescription(
          design.family,
          createRandom(`${community.slug}/${builder.slug}/${design.key}`),
        ),
        options: planOptions(squareFeet, createRandom(`${builder.slug}/${design.key}/options`)),
      }
    })
  })
}

/** The 693 sample floor plans: as many in each community as it reports. */
export const floorPlans: readonly SeedFloorPlan[] = createFloorPlans()

import type { HomeStage, HomeStatus } from '@/domain/enums'
import { slugify } from '@/domain/text/slug'
import { createRandom, type Random } from '@/seed/random'
import type { SeedCommunity, SeedFloorPlan, SeedHome } from '@/seed/types'
import { communities } from '../communities'
import { getDesign } from './designs'
import { letters, withPictures } from './exteriors'
import { floorPlans, getBuilder, roundedPrice } from './floor-plans'
import { createStreets, firstHouseNumber } from './streets'

/** Communities with long lists, for pages of homes. */
const longLists: Readonly<Record<string, number>> = {
  'canebrake-crossing': 60,
  'bluebonnet-ledge': 28,
  'mesquite-ford': 24,
  'buttonbush-meadows': 22,
  'mission-acequia': 21,
}

/** How many homes are listed: more in large communities, never more than are available. */
function homeCount({ slug, status, homesAvailable }: SeedCommunity, random: Random): number {
  const available = homesAvailable ?? 0
  if (status === 'sold_out' || available === 0) return 0
  if (longLists[slug]) return longLists[slug]
  if (status === 'coming_soon') return Math.min(available, 3)
  return Math.min(available, 3 + Math.floor(available / 45) + random.between(0, 4))
}

interface Schedule {
  readonly stage: HomeStage
  readonly moveInDays: number | null
}

/** Half of the homes can be moved into within two months. */
function createSchedule(community: SeedCommunity, random: Random): Schedule {
  const toBeBuilt: Schedule = {
    stage: 'to-be-built',
    moveInDays: random.chance(0.6) ? random.between(190, 300) : null,
  }
  if (community.status === 'coming_soon') return toBeBuilt
  const share = random.next()
  if (share < 0.36) return { stage: 'ready', moveInDays: -random.between(0, 60) }
  if (share < 0.82) return { stage: 'under-construction', moveInDays: random.between(14, 170) }
  return toBeBuilt
}

interface StructuralOption {
  readonly price: number
  readonly squareFeet: number
  readonly beds: number
  readonly baths: number
}

const unchanged: StructuralOption = { price: 0, squareFeet: 0, beds: 0, baths: 0 }

/** Options that buyers add before the slab is poured. A bedroom replaces the study or loft. */
const structuralOptions: readonly StructuralOption[] = [
  { price: 4800, squareFeet: 0, beds: 1, baths: 0 },
  { price: 9500, squareFeet: 42, beds: 0, baths: 1 },
  { price: 6200, squareFeet: 38, beds: 0, baths: 0 },
  { price: 12_400, squareFeet: 64, beds: 1, baths: 1 },
]

const bedroomFamilies = ['patio-home', 'ranch', 'two-story', 'hill-country', 'rowhouse']

function chooseOption({ design }: SeedFloorPlan, random: Random): StructuralOption {
  if (!random.chance(0.22)) return unchanged
  const hasRoom = bedroomFamilies.includes(getDesign(design).family)
  return random.pick(structuralOptions.filter(({ beds }) => beds === 0 || hasRoom))
}

interface Prices {
  readonly price: number | null
  readonly earlierPrice: number | null
}

function createPrices(
  { basePrice, builder }: SeedFloorPlan,
  { endPrice }: SeedCommunity,
  option: StructuralOption,
  random: Random,
): Prices {
  if (!basePrice) return { price: null, earlierPrice: null }
  const owner = getBuilder(builder)
  const premium = random.chance(0.4) ? random.between(2, 18) * 500 : 0
  const finishes = random.between(0, 20) * 400
  const asked = roundedPrice(basePrice + premium + finishes + option.price, owner)
  const price = Math.min(endPrice ?? asked, Math.max(basePrice, asked))
  if (!random.chance(0.2)) return { price, earlierPrice: null }
  const cut = 1 + random.between(15, 45) / 1000
  return { price, earlierPrice: roundedPrice(price * cut + 1000, owner) }
}

function chooseStatus({ stage }: Schedule, random: Random): HomeStatus {
  const share = random.next()
  if (stage === 'to-be-built') return share < 0.05 ? 'pending' : 'available'
  if (share < 0.035) return 'sold'
  return share < 0.13 ? 'pending' : 'available'
}

/** Numbers alternate between the sides of a street. */
function addresses(community: SeedCommunity, count: number, random: Random): string[] {
  const streets = createStreets(community, Math.min(9, 2 + Math.ceil(count / 7)), random)
  const perStreet = Math.ceil(count / streets.length)
  return streets
    .flatMap((street) => {
      const first = firstHouseNumber(community, random)
      return Array.from({ length: perStreet }, (_, index) => {
        const side = index % 2
        return `${first + 3 + 12 * index + 4 * random.between(0, 1) + side} ${street}`
      })
    })
    .slice(0, count)
}

/** The plans in the order in which homes are built from them; builders alternate. */
function planFor(plans: readonly SeedFloorPlan[], index: number): SeedFloorPlan {
  const plan = plans[index % plans.length]
  if (!plan) throw new Error('Seed: a community without plans has no homes')
  return plan
}

function createHomes(community: SeedCommunity): Omit<SeedHome, 'picture'>[] {
  const random = createRandom(`${community.slug}/homes`)
  const count = homeCount(community, random)
  const plans = random.shuffle(floorPlans.filter((plan) => plan.community === community.slug))
  const modelOwners = new Set<string>()
  return addresses(community, count, random).map((address, index) => {
    const plan = planFor(plans, index)
    const isModel =
      community.status === 'available' && count >= 6 && index < 3 && !modelOwners.has(plan.builder)
    if (isModel) modelOwners.add(plan.builder)
    const drawn = createSchedule(community, random)
    const schedule: Schedule = isModel ? { stage: 'ready', moveInDays: null } : drawn
    const option = chooseOption(plan, random)
    const status = chooseStatus(schedule, random)
    return {
      community: community.slug,
      builder: plan.builder,
      plan: plan.slug,
      builderNumber: `${plan.planNumber?.slice(0, 2).trim()}${random.between(10, 99)}-${String(index + 1).padStart(3, '0')}`,
      address,
      slug: slugify(address),
      lot: `Block ${random.between(1, 9)}, Lot ${index * 2 + random.between(1, 2)}`,
      ...createPrices(plan, community, option, random),
      squareFeet: (plan.squareFeet ?? 0) + option.squareFeet,
      beds: (plan.beds ?? 0) + option.beds,
      baths: (plan.baths ?? 0) + option.baths,
      halfBaths: plan.halfBaths,
      elevation: random.pick(letters),
      ...schedule,
      status: isModel ? 'available' : status,
      soldDaysAgo: !isModel && status === 'sold' ? random.between(2, 24) : null,
      isModel,
    }
  })
}

const planByPath = new Map(floorPlans.map((plan) => [`${plan.community}/${plan.slug}`, plan]))

function planOf({ community, plan }: Pick<SeedHome, 'community' | 'plan'>): SeedFloorPlan {
  const found = planByPath.get(`${community}/${plan}`)
  if (!found) throw new Error(`Seed: no plan "${plan}" in ${community}`)
  return found
}

/** The sample homes that buyers can move into. */
export const homes: readonly SeedHome[] = withPictures(communities.flatMap(createHomes), planOf)

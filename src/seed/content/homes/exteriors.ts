import { homeStages } from '@/domain/enums'
import type { DrawingFile, SeedFloorPlan, SeedHome } from '@/seed/types'

/** The elevations that a plan is offered in, by the letters that builders give them. */
export const letters = ['A', 'B', 'C'] as const

interface Choice {
  readonly letter: (typeof letters)[number]
  readonly picture: DrawingFile
}

type HomeWithoutPicture = Omit<SeedHome, 'picture'>

const stageOrder = homeStages.map(({ value }) => value)

type Order = (a: HomeWithoutPicture, b: HomeWithoutPicture) => number

const bySlug: Order = (a, b) => (a.slug < b.slug ? -1 : 1)

const byPrice: Order = (a, b) => {
  const [price, otherPrice] = [a.price ?? Infinity, b.price ?? Infinity]
  return price === otherPrice ? bySlug(a, b) : price - otherPrice
}

const byMoveIn: Order = (a, b) => {
  const stages = stageOrder.indexOf(b.stage) - stageOrder.indexOf(a.stage)
  if (stages !== 0) return stages
  const [days, otherDays] = [a.moveInDays ?? Infinity, b.moveInDays ?? Infinity]
  return days === otherDays ? byPrice(a, b) : days - otherDays
}

const bySize: Order = (a, b) => (b.squareFeet ?? 0) - (a.squareFeet ?? 0) || bySlug(a, b)

/** How much it matters that homes next to each other, or one or two apart, look the same. */
const weights = [30, 3, 1] as const
const ROUNDS = 6

/** The lists that pages show: the homes for sale of each community and of all, in each order. */
export function listsOf<Home extends HomeWithoutPicture>(homes: readonly Home[]): Home[][] {
  const offered = homes.filter(({ status }) => status !== 'sold')
  const communities = [...new Set(offered.map(({ community }) => community))].map((slug) =>
    offered.filter(({ community }) => community === slug),
  )
  return [offered, ...communities].flatMap((list) =>
    [byMoveIn, byPrice, bySize].map((order) => list.toSorted(order)),
  )
}

/**
 * Gives each home the picture of its elevation. Where homes that are close to each other in a list
 * would look the same, in the lists of their community or in those of all homes, one is built with
 * another elevation.
 */
export function withPictures(
  homes: readonly HomeWithoutPicture[],
  planOf: (home: HomeWithoutPicture) => SeedFloorPlan,
): SeedHome[] {
  const closeTo = new Map(homes.map((home) => [home, [] as [HomeWithoutPicture, number][]]))
  for (const list of listsOf(homes)) {
    for (const [place, home] of list.entries()) {
      for (const [distance, weight] of weights.entries()) {
        const other = list[place + distance + 1]
        if (!other) continue
        closeTo.get(home)?.push([other, weight])
        closeTo.get(other)?.push([home, weight])
      }
    }
  }
  const chosen = new Map<HomeWithoutPicture, Choice>()
  // A choice can be bettered once those after it are made, so all are made several times.
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const home of round % 2 === 0 ? homes : homes.toReversed()) {
      const { exteriors } = planOf(home)
      const options = letters.map((letter, index): Choice & { cost: number } => {
        const picture = exteriors[index]
        if (!picture) throw new Error(`Seed: no elevation ${letter} of ${home.plan}`)
        const cost = (closeTo.get(home) ?? [])
          .filter(([other]) => chosen.get(other)?.picture === picture)
          .reduce((sum, [, weight]) => sum + weight, letter === home.elevation ? 0 : 0.5)
        return { letter, picture, cost }
      })
      const [best] = options.toSorted((a, b) => a.cost - b.cost)
      if (best) chosen.set(home, best)
    }
  }
  return homes.map((home) => {
    const { letter, picture } = chosen.get(home) ?? {}
    if (!letter || !picture) throw new Error(`Seed: no elevation for ${home.slug}`)
    return { ...home, elevation: letter, picture }
  })
}

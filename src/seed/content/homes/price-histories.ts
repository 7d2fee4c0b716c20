import { createRandom, type Random } from '@/seed/random'
import { communities } from '../communities'
import { floorPlans } from './floor-plans'
import { homes } from './homes'

/** A published price of the sample, with the slugs of its document. */
export interface SeedPrice {
  readonly community: string
  readonly plan: string | null
  readonly home: string | null
  readonly field: 'startPrice' | 'endPrice' | 'basePrice' | 'price'
  readonly daysAgo: number
  /** US dollars. */
  readonly price: number
  readonly source: 'editor' | 'submission' | 'import'
}

const YEAR = 365

type Step = Pick<SeedPrice, 'daysAgo' | 'price' | 'source'>

/** Days before today between which prices changed. */
interface Period {
  readonly since: number
  readonly latest: number
}

/** Days of changes within a year, the oldest first, at least three weeks apart. */
function changeDays(count: number, { since, latest }: Period, random: Random): number[] {
  const days = Array.from({ length: count }, () =>
    random.between(latest, Math.max(latest, since - 21)),
  )
  return days
    .sort((a, b) => b - a)
    .filter((day, index, all) => index === 0 || (all[index - 1] ?? 0) - day >= 21)
}

/**
 * Prices that lead to the one of today. Builders raise them through the year by a percent or two, and
 * lower them a little now and then.
 */
function stepsTo(price: number, period: Period, changes: number, random: Random): Step[] {
  const days = changeDays(changes, period, random)
  const steps: Step[] = []
  let asked = price
  for (const daysAgo of days.toReversed()) {
    steps.unshift({ daysAgo, price: asked, source: random.chance(0.7) ? 'submission' : 'editor' })
    const percent = random.chance(0.35) ? -random.between(10, 30) : random.between(5, 22)
    const change = Math.max(1000, Math.round((asked * Math.abs(percent)) / 1_000_000) * 1000)
    asked += percent < 0 ? change : -change
  }
  return [{ daysAgo: period.since, price: asked, source: 'import' }, ...steps]
}

function* pricesOfCommunities(): Generator<SeedPrice> {
  for (const listing of communities) {
    const { slug: community, startPrice, endPrice, publishedDaysAgo, verifiedDaysAgo } = listing
    const random = createRandom(`${community}/prices`)
    const since = Math.min(YEAR, Math.max(publishedDaysAgo, 1))
    const own = { community, plan: null, home: null }
    // A builder who sends a new price confirms the listing.
    const latest = Math.max(2, verifiedDaysAgo)
    const changes = since - latest < 60 ? 0 : random.between(2, 5)
    if (startPrice)
      for (const step of stepsTo(startPrice, { since, latest }, changes, random))
        yield { ...own, field: 'startPrice', ...step }
    if (endPrice)
      yield { ...own, field: 'endPrice', daysAgo: since, price: endPrice, source: 'import' }
  }
}

const publishedDays = new Map(
  communities.map(({ slug, publishedDaysAgo }) => [slug, Math.max(publishedDaysAgo, 1)]),
)

function* pricesOfPlans(): Generator<SeedPrice> {
  for (const { community, slug: plan, basePrice } of floorPlans) {
    if (!basePrice) continue
    const random = createRandom(`${community}/${plan}/prices`)
    const since = Math.min(YEAR, publishedDays.get(community) ?? 1)
    const changes = since < 60 ? 0 : random.between(0, 3)
    for (const step of stepsTo(basePrice, { since, latest: 2 }, changes, random))
      yield { community, plan, home: null, field: 'basePrice', ...step }
  }
}

const drawListedDays = (community: string, random: Random) =>
  Math.min(random.between(45, 220), publishedDays.get(community) ?? 1)

/** For how many days a home has been listed. */
export function getListedDays(community: string, home: string): number {
  return drawListedDays(community, createRandom(`${community}/${home}/prices`))
}

function* pricesOfHomes(): Generator<SeedPrice> {
  for (const { community, slug: home, price, earlierPrice } of homes) {
    if (!price) continue
    const random = createRandom(`${community}/${home}/prices`)
    const since = drawListedDays(community, random)
    const own = { community, plan: null, home, field: 'price' } as const
    yield { ...own, daysAgo: since, price: earlierPrice ?? price, source: 'import' }
    if (!earlierPrice || since < 2) continue
    const daysAgo = random.between(1, Math.min(75, since - 1))
    yield { ...own, daysAgo, price, source: random.chance(0.7) ? 'submission' : 'editor' }
  }
}

/** The prices of the past year, which end with those of today. */
export const priceHistories: readonly SeedPrice[] = [
  ...pricesOfCommunities(),
  ...pricesOfPlans(),
  ...pricesOfHomes(),
]

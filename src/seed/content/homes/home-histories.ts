import { createRandom, type Random } from '@/seed/random'
import type { SeedHome } from '@/seed/types'
import { homes } from './homes'
import { getListedDays } from './price-histories'

/** What a home of the sample was published with, with the slugs of its document. */
export interface SeedHomeChange {
  readonly community: string
  readonly plan: null
  readonly home: string
  readonly field: 'moveIn' | 'stage' | 'status'
  readonly daysAgo: number
  /** A stage or an availability; `null`: no date, or withdrawn. */
  readonly value?: string | null
  /** A move-in date, in days from today. */
  readonly days?: number
  readonly source: 'editor' | 'submission' | 'import'
}

type Step = Pick<SeedHomeChange, 'field' | 'daysAgo' | 'value' | 'days'>

/** A home that has been listed for fewer days has no history. */
const LISTED_LONG = 40

const moveIn = (daysAgo: number, days: number | null): Step =>
  days === null ? { field: 'moveIn', daysAgo, value: null } : { field: 'moveIn', daysAgo, days }

function* statusSteps(
  { status, soldDaysAgo }: SeedHome,
  since: number,
  random: Random,
): Generator<Step> {
  const step = (daysAgo: number, value: string | null): Step => ({
    field: 'status',
    daysAgo,
    value,
  })
  if (since < LISTED_LONG) return yield step(since, status)
  yield step(since, 'available')
  if (random.chance(0.06)) {
    yield step(since - 8, null)
    yield step(since - 8 - random.between(2, 5), 'available')
  }
  if (status !== 'available') yield step(soldDaysAgo ?? random.between(1, 20), status)
}

/** Most homes are ready within a month of the date with which they were first listed. */
function drawDelay(random: Random): number {
  const share = random.next()
  if (share < 0.25) return -random.between(1, 12)
  if (share < 0.8) return random.between(2, 28)
  return random.between(33, 64)
}

function* buildingSteps(
  { stage, moveInDays, isModel }: SeedHome,
  since: number,
  random: Random,
): Generator<Step> {
  const step = (daysAgo: number, value: string): Step => ({ field: 'stage', daysAgo, value })
  const delay = drawDelay(random)
  const isLong = since >= LISTED_LONG && moveInDays !== null && !isModel
  const promised = (moveInDays ?? 0) - delay
  // The first date was in the future when the home was listed.
  if (!isLong || promised <= -since || (stage !== 'ready' && random.chance(0.5))) {
    yield step(since, stage)
    return yield moveIn(since, moveInDays)
  }
  if (stage !== 'ready') {
    yield step(since, stage)
    yield moveIn(since, promised)
    return yield moveIn(random.between(2, since - 20), moveInDays)
  }
  const readyAgo = Math.max(1, -moveInDays)
  yield step(since, 'under-construction')
  yield moveIn(since, promised)
  yield step(readyAgo, 'ready')
  yield moveIn(readyAgo, moveInDays)
}

function* createChanges(): Generator<SeedHomeChange> {
  for (const home of homes) {
    const { community, slug } = home
    const random = createRandom(`${community}/${slug}/promises`)
    const since = getListedDays(community, slug)
    const steps = [...statusSteps(home, since, random), ...buildingSteps(home, since, random)]
    for (const step of steps) {
      const change = random.chance(0.75) ? 'submission' : 'editor'
      const source = step.daysAgo === since ? 'import' : change
      yield { community, plan: null, home: slug, ...step, source }
    }
  }
}

/** The changes of the past year, which end with what the homes have today. */
export const homeHistories: readonly SeedHomeChange[] = [...createChanges()]

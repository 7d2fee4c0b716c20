import { expect, it } from 'vitest'
import { builders } from './builders'
import { communities } from './communities'
import { events } from './events'
import { floorPlans } from './homes/floor-plans'
import { pages } from './pages'
import { resources } from './resources'

/** The sizes that a text gives for a whole range, `1,900 to 3,900 square feet`. */
function findSizes(text: string): [smallest: number, largest: number] | null {
  const found = /([\d,]+) to ([\d,]+) square feet/.exec(text)
  if (!found) return null
  const [smallest = 0, largest = 0] = found.slice(1).map((size) => Number(size.replace(/,/g, '')))
  return [smallest, largest]
}

/** Builders whose range is for some of their plans. */
const partial: Readonly<Record<string, (plan: (typeof floorPlans)[number]) => boolean>> = {
  'redbud-residential': ({ homeType }) => homeType === 'single-family',
  'keystone-and-vale-homes': ({ squareFeet }) => (squareFeet ?? 0) < 2700,
}

const described = builders.filter(({ description }) => findSizes(description ?? ''))

it.each(described.map((builder) => [builder.slug, builder] as const))(
  'the profile of %s gives the sizes of its plans, to 100 square feet',
  (slug, { description }) => {
    const own = floorPlans.filter(({ builder }) => builder === slug)
    const sizes = own.filter(partial[slug] ?? (() => true)).map((plan) => plan.squareFeet ?? 0)
    const [smallest, largest] = findSizes(description ?? '') ?? [0, 0]
    const [min, max] = [Math.min(...sizes), Math.max(...sizes)]
    expect([smallest <= min, min - smallest < 100, max <= largest, largest - max < 100]).toEqual([
      true,
      true,
      true,
      true,
    ])
  },
)

it('no private school has its grades in place of a rating', () => {
  const ratings = communities.flatMap(({ schools }) =>
    (schools?.private ?? []).map(({ rating }) => rating),
  )
  expect(ratings.length).toBeGreaterThan(0)
  expect(ratings.filter((rating) => /\d|^PK/.test(rating ?? ''))).toEqual([])
})

it('an event that says until when it lasts ends then', () => {
  const hours = { ten: 10, five: 17 } as const
  const spoken = events.filter(({ description }) => description?.includes('from ten until five'))
  expect(spoken.length).toBeGreaterThan(0)
  for (const { startsAt, lastsHours } of spoken) {
    expect(startsAt).toBe(`${hours.ten}:00`)
    expect((hours.ten + (lastsHours ?? 0)) % 24).toBe(hours.five)
  }
})

it('every article has at most one card among the resources', () => {
  const links = resources.map(({ link }) => link).filter((link) => link?.startsWith('/blog/'))
  expect(links.length).toBeGreaterThan(10)
  expect(new Set(links).size).toBe(links.length)
})

it('Videos & Tours says that it has no videos as long as it has none', () => {
  const hasVideo = resources.some(({ type }) => type === 'video')
  const intro = pages.find(({ slug }) => slug === 'videos-tours')?.intro ?? ''
  expect(intro.includes('There are no videos yet.')).toBe(!hasVideo)
})

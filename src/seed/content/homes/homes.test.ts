import { expect, it } from 'vitest'
import { communities } from '../communities'
import { listsOf } from './exteriors'
import { floorPlans } from './floor-plans'
import { homes } from './homes'

const getHomes = (slug: string) => homes.filter(({ community }) => community === slug)
const findPlan = (home: (typeof homes)[number]) =>
  floorPlans.find(({ community, slug }) => community === home.community && slug === home.plan)

it('the sample homes are 400 to 500, sixty of them in one community', () => {
  expect(homes.length).toBeGreaterThanOrEqual(400)
  expect(homes.length).toBeLessThanOrEqual(500)
  const counts = communities.map(({ slug }) => getHomes(slug).length)
  expect(counts.filter((count) => count === 60)).toHaveLength(1)
  expect(counts.filter((count) => count >= 20).length).toBeGreaterThanOrEqual(4)
})

it('the sample homes are at most as many as the community has available', () => {
  const tooMany = communities.filter(
    ({ slug, homesAvailable }) => getHomes(slug).length > (homesAvailable ?? 0),
  )
  expect(tooMany).toEqual([])
})

it('the sample homes are never in sold-out communities, and only to be built in coming ones', () => {
  const status = new Map(communities.map((community) => [community.slug, community.status]))
  expect(homes.filter(({ community }) => status.get(community) === 'sold_out')).toEqual([])
  const coming = homes.filter(({ community }) => status.get(community) === 'coming_soon')
  expect(coming.length).toBeGreaterThan(0)
  expect(new Set(coming.map(({ stage }) => stage))).toEqual(new Set(['to-be-built']))
})

it('the sample homes have a plan of their community and builder', () => {
  const wrong = homes.filter((home) => findPlan(home)?.builder !== home.builder)
  expect(wrong).toEqual([])
})

it('the sample homes have at least the size, rooms and price of the plan', () => {
  const smaller = homes.filter((home) => {
    const plan = findPlan(home)
    return (['squareFeet', 'beds', 'baths', 'halfBaths'] as const).some(
      (fact) => (home[fact] ?? 0) < (plan?.[fact] ?? 0),
    )
  })
  expect(smaller).toEqual([])
  expect(homes.filter((home) => (home.price ?? 0) < (findPlan(home)?.basePrice ?? 0))).toEqual([])
  const larger = homes.filter((home) => (home.squareFeet ?? 0) > (findPlan(home)?.squareFeet ?? 0))
  expect(larger.length).toBeGreaterThan(20)
})

it('the sample homes cost at most the end price of the community', () => {
  const endPrices = new Map(communities.map(({ slug, endPrice }) => [slug, endPrice]))
  const above = homes.filter(
    ({ community, price }) => price && price > (endPrices.get(community) ?? 0),
  )
  expect(above).toEqual([])
})

it('the sample homes have different addresses, lots and numbers', () => {
  for (const key of ['address', 'lot', 'builderNumber'] as const) {
    const values = homes.map((home) => `${home.community}/${home[key]}`)
    expect(new Set(values).size).toBe(values.length)
  }
  expect(new Set(homes.map(({ address }) => address)).size).toBe(homes.length)
})

it('the sample homes have an earlier price above the price in about a fifth of the cases', () => {
  const reduced = homes.filter(({ earlierPrice }) => earlierPrice)
  expect(reduced.length / homes.length).toBeGreaterThan(0.15)
  expect(reduced.length / homes.length).toBeLessThan(0.25)
  expect(reduced.filter(({ price, earlierPrice }) => (earlierPrice ?? 0) <= (price ?? 0))).toEqual(
    [],
  )
})

it('the sample homes have move-in days that fit their stage', () => {
  const late = homes.filter(({ stage, moveInDays }) =>
    stage === 'ready' ? moveInDays !== null && moveInDays > 0 : (moveInDays ?? 1) <= 0,
  )
  expect(late).toEqual([])
  expect(new Set(homes.map(({ stage }) => stage)).size).toBe(3)
})

it('the sample homes are partly pending, sold within the last month, or open as models', () => {
  expect(homes.filter(({ status }) => status === 'pending').length).toBeGreaterThan(20)
  const sold = homes.filter(({ status }) => status === 'sold')
  expect(sold.length).toBeGreaterThan(5)
  expect(sold.filter(({ soldDaysAgo }) => soldDaysAgo === null || soldDaysAgo > 28)).toEqual([])
  const models = homes.filter(({ isModel }) => isModel)
  expect(models.length).toBeGreaterThan(30)
  expect(models.filter(({ stage, status }) => stage !== 'ready' || status !== 'available')).toEqual(
    [],
  )
})

it('sample homes that are neighbors in a list look different', () => {
  const pairs = listsOf(homes).flatMap((list) =>
    list.slice(1).map((home, index) => [list[index]?.picture, home.picture]),
  )
  expect(pairs.length).toBeGreaterThan(homes.length)
  expect(pairs.filter(([one, other]) => one === other)).toEqual([])
})

it('the sample homes have the picture of their elevation of the plan', () => {
  for (const home of homes) {
    expect(findPlan(home)?.exteriors['ABC'.indexOf(home.elevation ?? '-')]).toBe(home.picture)
  }
  expect(new Set(homes.map(({ picture }) => picture)).size).toBeGreaterThan(130)
})

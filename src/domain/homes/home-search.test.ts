import { expect, it } from 'vitest'
import { countHomes, type HomeSearch, PRICE_STEP } from './home-search'
import { createSearchableHome as home } from './home-search.fixture'

const homes = [
  home({ beds: 3, price: 310_000, stage: 'ready' }),
  home({ beds: 3, price: 349_999, moveIn: '2027-02-28' }),
  home({ beds: 4, price: 350_000, moveIn: '2027-03-01' }),
  home({ beds: 5, price: 640_000 }),
]
const found = (search: HomeSearch) => countHomes(homes, search).matching.length
/** The sum of the counts of a facet for the values that match. */
const sum = <Value extends string | number>(
  counts: ReadonlyMap<string | number, number>,
  matches: (value: Value) => boolean,
) => [...counts].reduce((total, [value, count]) => total + (matches(value as Value) ? count : 0), 0)

it('the counts of a facet from a number up are what a filter by that number finds', () => {
  const { facets } = countHomes(homes, { beds: 5 })
  for (const beds of [3, 4, 5])
    expect(sum<number>(facets.beds, (value) => value >= beds)).toBe(found({ beds }))
  expect(facets.beds.get(3)).toBe(2)
  expect(found({ beds: 3 })).toBe(4)
})

it('a step of prices counts those from its value to below the next', () => {
  const { facets } = countHomes(homes, {})
  expect([...facets.price]).toEqual([
    [300_000, 2],
    [350_000, 1],
    [600_000, 1],
  ])
  for (const [value, count] of facets.price)
    expect(found({ minPrice: Number(value), maxPrice: Number(value) + PRICE_STEP - 1 })).toBe(count)
})

it('the months up to one, and what is ready, are the homes that a filter by its end finds', () => {
  const { facets } = countHomes(homes, {})
  const upTo = sum<string>(facets.moveIn, (value) => value === 'now' || value <= '2027-02')
  expect(upTo).toBe(found({ moveInBy: '2027-02-28' }))
})

it('sold homes match only a search for them, and each home counts for one availability', () => {
  const all = (['available', 'available', 'pending', 'model', 'sold'] as const).map(
    (availability) => home({ availability }),
  )
  const { matching, facets } = countHomes(all, {})
  expect(matching).toHaveLength(4)
  expect([...facets.availability]).toEqual([
    ['available', 2],
    ['pending', 1],
    ['model', 1],
    ['sold', 1],
  ])
  for (const [availability, count] of facets.availability)
    expect(countHomes(all, { availability } as HomeSearch).matching).toHaveLength(count)
})

it('the ratings up to a letter are what a filter by it finds, and homes without a rating match none', () => {
  const all = (['A', 'A', 'B', 'F', null] as const).map((letter) =>
    home({}, { elementaryRating: letter }),
  )
  const { facets } = countHomes(all, { elementaryRating: 'A' })
  expect([...facets.elementaryRating]).toEqual([
    ['A', 2],
    ['B', 1],
    ['F', 1],
  ])
  for (const elementaryRating of ['A', 'B', 'C', 'F'] as const)
    expect(countHomes(all, { elementaryRating }).matching).toHaveLength(
      sum<string>(facets.elementaryRating, (letter) => letter <= elementaryRating),
    )
})

it('homes of a community in a part of the map match it, and those of one without coordinates do not', () => {
  const at = (lat: number) => home({}, { coordinates: { lat, lng: -98.7 } })
  const places = [at(29.8), at(29.4), home({})]
  const { matching, without } = countHomes(places, { area: [-98.9, 29.6, -98.5, 29.9] })
  expect(matching).toEqual(places.slice(0, 1))
  expect(without.get('area')).toBe(2)
})

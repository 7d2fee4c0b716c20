import { expect, it } from 'vitest'
import { countHomes, type HomeSearch, PRICE_STEP, type SearchableHome } from './home-search'

const home = (own: Partial<SearchableHome>): SearchableHome => ({
  price: null,
  squareFeet: null,
  beds: null,
  baths: null,
  stories: null,
  garage: null,
  homeType: null,
  community: { id: '1', slug: 'one', city: 'Boerne', county: null, schoolDistrict: null },
  builder: null,
  stage: null,
  moveIn: null,
  priceChange: null,
  ...own,
})

const homes = [
  home({ beds: 3, price: 310_000, stage: 'ready' }),
  home({ beds: 3, price: 349_999, moveIn: '2027-02-28' }),
  home({ beds: 4, price: 350_000, moveIn: '2027-03-01' }),
  home({ beds: 5, price: 640_000 }),
]
const found = (search: HomeSearch) => countHomes(homes, search).total
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

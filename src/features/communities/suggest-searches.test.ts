import { expect, it } from 'vitest'
import { defaultListingOptions } from '@/domain/communities/listing-options.fixture'
import { activeFilters } from './active-filters'
import { loadSearchParams, type SearchState } from './search-params'
import { suggestSearches } from './suggest-searches'

const getFilters = (state: SearchState) => activeFilters(state, [], defaultListingOptions.amenities)
const suggest = (query: string, countMatches: (state: SearchState) => number) =>
  suggestSearches(loadSearchParams(`?${query}`), getFilters, countMatches).map(
    ({ kind, label, count }) => `${kind} ${label}: ${count}`,
  )

it('suggestSearches offers to drop each filter whose removal leaves matches, most first', () => {
  const countMatches = (state: SearchState) =>
    state.city === 'all' ? 2 : state.maxPrice === '' ? 7 : 0
  expect(suggest('city=Boerne&maxPrice=250k&amenities=golf', countMatches)).toEqual([
    'without Up to $250,000: 7',
    'without Boerne: 2',
  ])
})

it('suggestSearches offers to keep one filter if dropping one is not enough', () => {
  const countMatches = (state: SearchState) => (getFilters(state).length < 2 ? 5 : 0)
  expect(suggest('city=Boerne&amenities=golf,pools', countMatches)).toEqual([
    'only Boerne: 5',
    'only Golf: 5',
    'only Pools: 5',
  ])
})

it('suggestSearches offers nothing for a single filter without matches in any list', () => {
  expect(suggest('city=Boerne', () => 0)).toEqual([])
})

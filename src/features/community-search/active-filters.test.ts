import { expect, it } from 'vitest'
import { activeFilters } from './active-filters'
import type { SearchState } from './search-params'

const nothing: SearchState = {
  q: '',
  city: 'all',
  price: 'all',
  status: 'all',
  featured: null,
  sort: 'name',
}

it('names nothing while nothing narrows the list', () => {
  expect(activeFilters(nothing)).toEqual([])
  expect(activeFilters({ ...nothing, price: 'nonsense', q: '  ' })).toEqual([])
})

it('names each filter in words', () => {
  const labels = activeFilters({
    ...nothing,
    q: 'ridge',
    city: 'Boerne',
    price: '500000',
    status: 'coming_soon',
    featured: true,
  }).map(({ label }) => label)
  expect(labels).toEqual(['“ridge”', 'Boerne', '$500k+', 'Coming Soon', 'Featured'])
})

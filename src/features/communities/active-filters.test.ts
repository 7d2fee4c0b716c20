import { expect, it } from 'vitest'
import { defaultListingOptions } from '@/domain/communities/listing-options.fixture'
import { activeFilters } from './active-filters'
import type { SearchState } from './search-params'

const { amenities } = defaultListingOptions

const nothing: SearchState = {
  q: '',
  city: 'all',
  price: 'all',
  builder: 'all',
  amenities: [],
  status: 'all',
  featured: null,
  sort: 'name',
  layout: 'horizontal',
}

const builders = [{ value: 'casa-tejas', label: 'Casa Tejas' }]

it('is empty without filters', () => {
  expect(activeFilters(nothing, builders, amenities)).toEqual([])
  expect(activeFilters({ ...nothing, price: 'nonsense', q: '  ' }, builders, amenities)).toEqual([])
})

it('labels each filter', () => {
  const state: SearchState = {
    ...nothing,
    q: 'ridge',
    city: 'Boerne',
    price: '500000',
    builder: 'casa-tejas',
    amenities: ['pools', 'dog-park'],
    status: 'coming_soon',
    featured: true,
  }
  expect(activeFilters(state, builders, amenities).map(({ label }) => label)).toEqual([
    '“ridge”',
    'Boerne',
    '$500k+',
    'Casa Tejas',
    'Pools',
    'Dog park',
    'Coming Soon',
    'Featured',
  ])
})

it('removes one amenity and keeps the others', () => {
  const [pools] = activeFilters({ ...nothing, amenities: ['pools', 'golf'] }, builders, amenities)
  expect(pools?.removal).toEqual({ amenities: ['golf'] })
})

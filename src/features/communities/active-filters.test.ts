import { expect, it } from 'vitest'
import { defaultListingOptions } from '@/domain/communities/listing-options.fixture'
import { activeFilters } from './active-filters'
import type { SearchState } from './search-params'

const { amenities } = defaultListingOptions

const nothing: SearchState = {
  q: '',
  city: 'all',
  price: 'all',
  minPrice: '',
  maxPrice: '',
  builder: 'all',
  district: 'all',
  amenities: [],
  amenityMatch: 'any',
  status: 'all',
  featured: null,
  priceChange: null,
  area: null,
  sort: 'name',
  layout: 'horizontal',
  view: 'list',
}

const builders = [{ value: 'casa-tejas', label: 'Casa Tejas' }]

it('the list of active filters is empty without filters', () => {
  expect(activeFilters(nothing, builders, amenities)).toEqual([])
  expect(activeFilters({ ...nothing, price: 'nonsense', q: '  ' }, builders, amenities)).toEqual([])
})

it('the list of active filters labels each filter', () => {
  const state: SearchState = {
    ...nothing,
    q: 'ridge',
    city: 'Boerne',
    price: '500000',
    minPrice: '550k',
    maxPrice: '700000',
    builder: 'casa-tejas',
    district: 'Boerne ISD',
    amenities: ['pools', 'dog-park'],
    amenityMatch: 'all',
    status: 'coming_soon',
    featured: true,
    area: [-98.7, 29.3, -98.4, 29.6],
  }
  expect(activeFilters(state, builders, amenities).map(({ label }) => label)).toEqual([
    '“ridge”',
    'Boerne',
    '$500k+',
    'From $550,000',
    'Up to $700,000',
    'Casa Tejas',
    'Boerne ISD',
    'Pools',
    'Dog park',
    'All amenities',
    'Coming Soon',
    'Featured',
    'Map area',
  ])
})

it('the removal of one amenity filter keeps the others', () => {
  const [pools] = activeFilters({ ...nothing, amenities: ['pools', 'golf'] }, builders, amenities)
  expect(pools?.removal).toEqual({ amenities: ['golf'] })
})

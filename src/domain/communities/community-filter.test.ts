import { describe, expect, it } from 'vitest'
import type { Bounds } from '../map/map-view'
import {
  type CommunityFilter,
  type FilterableCommunity,
  filterCommunities,
  sortCommunities,
} from './community-filter'

const now = new Date('2026-11-20T12:00:00Z')

function community(overrides: Partial<FilterableCommunity> = {}): FilterableCommunity {
  return {
    name: 'Juniper Draw',
    slug: 'juniper-draw',
    city: 'Boerne',
    location: 'Upper Cibolo Rd, Boerne, Texas 78006',
    status: 'available',
    isFeatured: false,
    startPrice: 350000,
    amenities: ['pools', 'trails'],
    builders: [{ slug: 'hearth-and-hill' }],
    schoolDistrict: 'Boerne ISD',
    coordinates: { lat: 29.79, lng: -98.73 },
    createdAt: '2026-01-01T00:00:00Z',
    ...overrides,
  }
}

const matchesFilter = (one: FilterableCommunity, filter: CommunityFilter) =>
  filterCommunities([one], filter, now).matching.length === 1

describe('a filter', () => {
  it('without criteria matches every community', () => {
    expect(matchesFilter(community({ startPrice: null }), {})).toBe(true)
  })

  it.each([
    ['Boerne ISD', true],
    ['boerne isd', true],
    ['all', true],
    ['', true],
    ['Boerne', false],
    ['Comal ISD', false],
  ])('by the school district “%s” matches a community in Boerne ISD: %s', (district, matches) => {
    expect(matchesFilter(community(), { district })).toBe(matches)
  })

  it('by a school district leaves out communities without one', () => {
    expect(matchesFilter(community({ schoolDistrict: null }), { district: 'Boerne ISD' })).toBe(
      false,
    )
  })

  it.each(['juniper', 'DRAW', ' boerne '])('finds %s in the name or the city', (q) => {
    expect(matchesFilter(community(), { q })).toBe(true)
  })

  it('does not search the address', () => {
    expect(matchesFilter(community(), { q: 'cibolo' })).toBe(false)
  })

  it('compares the city exactly except for case, and ignores "all"', () => {
    expect(matchesFilter(community(), { city: 'boerne' })).toBe(true)
    expect(matchesFilter(community(), { city: 'Boer' })).toBe(false)
    expect(matchesFilter(community(), { city: 'all' })).toBe(true)
  })

  it('includes both bounds of a price range', () => {
    const price = { min: 300000, max: 350000 }
    expect(matchesFilter(community(), { price })).toBe(true)
    expect(matchesFilter(community({ startPrice: 300000 }), { price })).toBe(true)
    expect(matchesFilter(community({ startPrice: 350001 }), { price })).toBe(false)
  })

  it('excludes communities without a price when a price range is set', () => {
    const price = { min: null, max: 900000 }
    expect(matchesFilter(community({ startPrice: null }), { price })).toBe(false)
  })

  it('matches any of the selected amenities', () => {
    expect(matchesFilter(community(), { amenities: ['golf', 'trails'] })).toBe(true)
    expect(matchesFilter(community(), { amenities: ['golf'] })).toBe(false)
  })

  it('matches all of the selected amenities if asked to', () => {
    const all = { amenityMatch: 'all' } as const
    expect(matchesFilter(community(), { ...all, amenities: ['pools', 'trails'] })).toBe(true)
    expect(matchesFilter(community(), { ...all, amenities: ['pools', 'golf'] })).toBe(false)
    expect(matchesFilter(community(), { ...all, amenities: [] })).toBe(true)
  })

  it('matches the communities in an area of the map, edges included', () => {
    const within = (area: Bounds) => matchesFilter(community(), { area })
    expect(within([-98.73, 29.79, -98.7, 29.8])).toBe(true)
    expect(within([-98.72, 29.7, -98.6, 29.9])).toBe(false)
    expect(matchesFilter(community({ coordinates: null }), { area: [-99, 29, -98, 30] })).toBe(
      false,
    )
  })

  it('matches the builder by slug', () => {
    expect(matchesFilter(community(), { builder: 'hearth-and-hill' })).toBe(true)
    expect(matchesFilter(community(), { builder: 'casa-tejas' })).toBe(false)
  })

  it('treats a community as new for 90 days', () => {
    const at = (createdAt: string) => matchesFilter(community({ createdAt }), { status: 'new' })
    expect(at('2026-08-22T12:00:00Z')).toBe(true)
    expect(at('2026-08-22T11:59:59Z')).toBe(false)
  })

  it('excludes coming-soon and sold-out communities from available ones', () => {
    const available = (status: string) =>
      matchesFilter(community({ status }), { status: 'available' })
    expect(available('available')).toBe(true)
    expect(available('coming_soon')).toBe(false)
    expect(available('sold_out')).toBe(false)
  })
})

describe('sortCommunities', () => {
  it('treats a missing price as 0', () => {
    const sorted = sortCommunities(
      [community({ name: 'B', startPrice: 2 }), community({ name: 'A', startPrice: null })],
      'price',
    )
    expect(sorted.map(({ name }) => name)).toEqual(['A', 'B'])
  })

  it('sorts ties by name and does not mutate the input', () => {
    const given = [community({ name: 'B' }), community({ name: 'A' })]
    expect(sortCommunities(given, 'city').map(({ name }) => name)).toEqual(['A', 'B'])
    expect(given.map(({ name }) => name)).toEqual(['B', 'A'])
  })

  it('returns the same list if it is in order', () => {
    const given = [community({ name: 'A' }), community({ name: 'B' })]
    expect(sortCommunities(given, 'name')).toBe(given)
  })
})

describe('filterCommunities', () => {
  const communities = [
    community(),
    community({ city: 'Schertz', amenities: ['pools', 'pools', 'golf'] }),
    community({ city: 'Schertz', amenities: [], startPrice: null }),
  ]

  it('counts the results of each city regardless of the selected city', () => {
    const { cities } = filterCommunities(communities, { city: 'Boerne' }, now).facets
    expect([...cities]).toEqual([
      ['Boerne', 1],
      ['Schertz', 2],
    ])
  })

  it('counts the results of each amenity within the other filters', () => {
    const filter = { city: 'Schertz', amenities: ['golf'] }
    const { cities, amenities } = filterCommunities(communities, filter, now).facets
    expect([...amenities]).toEqual([
      ['pools', 1],
      ['golf', 1],
    ])
    expect([...cities]).toEqual([['Schertz', 1]])
  })

  it('counts for each amenity what choosing it would leave when all are required', () => {
    const filter = { amenities: ['pools'], amenityMatch: 'all' } as const
    const { amenities } = filterCommunities(communities, filter, now).facets
    expect([...amenities]).toEqual([
      ['pools', 2],
      ['trails', 1],
      ['golf', 1],
    ])
  })

  it('returns the matches in the given order, and the same list if all match', () => {
    const { matching } = filterCommunities(communities, { city: 'Schertz' }, now)
    expect(matching).toEqual([communities[1], communities[2]])
    expect(filterCommunities(communities, { q: 'juniper' }, now).matching).toBe(communities)
  })
})

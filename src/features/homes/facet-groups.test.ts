import { expect, it } from 'vitest'
import type { HomeFacets } from '@/contract/homes/facets'
import { activeChoices, facetGroups, suggestRemovals } from './facet-groups'
import {
  formatFilters,
  formatHomesUrl,
  loadSearchParams,
  type SearchChange,
  toSearch,
} from './search-params'

const none: HomeFacets = {
  total: 0,
  price: [],
  beds: [],
  baths: [],
  squareFeet: [],
  stories: [],
  garage: [],
  homeType: [],
  city: [],
  county: [],
  district: [],
  elementaryRating: [],
  builder: [],
  priceChange: [],
  availability: [],
  stage: [],
  moveIn: [],
}
const names = {
  homeTypes: [{ value: 'townhome', label: 'Townhome' }],
  ratingSources: [],
  today: '2026-11-20',
}
const parseState = (query: string) => loadSearchParams(new URLSearchParams(query))

function group(facets: Partial<HomeFacets>, label: string, query = '') {
  const found = facetGroups({ ...none, ...facets }, parseState(query), names)
  return found.find((each) => each.label === label)?.options ?? []
}
const getCounts = (options: ReturnType<typeof group>) =>
  options.map(({ label, count }) => [label, count])

it('bedrooms and sizes count the homes with at least as many', () => {
  const beds = [
    { value: 2, count: 1 },
    { value: 3, count: 5 },
    { value: 4, count: 2 },
  ]
  expect(getCounts(group({ beds }, 'Bedrooms', 'beds=3'))).toEqual([
    ['3 or more', 7],
    ['4 or more', 2],
  ])
  const squareFeet = [
    { value: 1000, count: 1 },
    { value: 1500, count: 2 },
    { value: 2500, count: 3 },
  ]
  expect(getCounts(group({ squareFeet }, 'Size'))).toEqual([
    ['1,500 sq ft or more', 5],
    ['2,500 sq ft or more', 3],
  ])
})

it('prices count the homes below a round price, which is whole hundreds of thousands later', () => {
  const price = [300_000, 450_000, 500_000, 550_000].map((value) => ({ value, count: 1 }))
  const options = group({ price }, 'Price', 'minPrice=200000')
  expect(getCounts(options)).toEqual([
    ['Under $350,000', 1],
    ['Under $500,000', 2],
    ['Under $600,000', 4],
  ])
  expect(formatHomesUrl(parseState('minPrice=200000&page=3'), options[0]?.change ?? {})).toBe(
    '/homes?maxPrice=349999',
  )
})

it('months count what is ready before them, and past months are not offered', () => {
  const moveIn = [
    { value: '2027-01', count: 4 },
    { value: '2026-10', count: 2 },
    { value: 'now', count: 1 },
    { value: '2026-11', count: 8 },
  ]
  expect(getCounts(group({ moveIn }, 'Move in'))).toEqual([
    ['By the end of November 2026', 11],
    ['By the end of January 2027', 15],
  ])
})

it('a chosen value removes the choice, and a facet without a choice to make is left out', () => {
  const city = [
    { value: 'Boerne', count: 1 },
    { value: 'Cibolo', count: 2 },
  ]
  expect(group({ city }, 'City', 'city=BOERNE')).toMatchObject([
    { label: 'Boerne', isChosen: true, change: { city: null } },
    { label: 'Cibolo', isChosen: false, change: { city: 'Cibolo' } },
  ])
  expect(group({ city: city.slice(1) }, 'City')).toEqual([])
})

it('ratings of elementary schools count up to a letter, and their source is named beside them', () => {
  const facets = {
    ...none,
    elementaryRating: [
      { value: 'A', count: 4 },
      { value: 'B', count: 2 },
      { value: 'D', count: 1 },
    ],
  }
  const getGroup = (...ratingSources: string[]) =>
    facetGroups(facets, parseState('elementaryRating=B'), { ...names, ratingSources }).find(
      ({ label }) => label === 'Elementary school rating',
    )
  expect(getGroup()?.options).toMatchObject([
    { label: 'A', count: 4, isChosen: false, change: { elementaryRating: 'A' } },
    { label: 'A or B', count: 6, isChosen: true, change: { elementaryRating: null } },
    { label: 'A to D', count: 7, isChosen: false },
  ])
  expect(getGroup('TEA, 2025')?.note).toMatch(
    /without a rating are left out\. Ratings: TEA, 2025\.$/,
  )
  expect(getGroup('TEA, 2024', 'Sample ratings')?.note).toMatch(
    /Ratings: TEA, 2024\. Sample ratings\.$/,
  )
  expect(getGroup('One', 'Two', 'Three')?.note).toMatch(
    /Each community’s page names the source and year\.$/,
  )
})

it('every filter of the address is a choice that can be removed', () => {
  const query =
    'q=ridge&community=villa-serena&monthly=2500&minPrice=200000&maxPrice=299999&minSquareFeet=1500&maxSquareFeet=3000&beds=3&baths=2&stories=2&garage=2&homeType=townhome&city=Boerne&county=comal&district=Comal+ISD&elementaryRating=B&builder=hearth&availability=pending&stage=ready&moveInBy=2027-01-31&area=-98.9,29.6,-98.5,29.9'
  const state = parseState(query)
  const choices = activeChoices(state, {
    builders: [{ value: 'hearth', name: 'Hearth & Hill', count: 1 }],
    homeTypes: names.homeTypes,
    community: 'Villa Serena',
  })
  expect(choices.map(({ label }) => label)).toEqual([
    '“ridge”',
    'Up to $2,500 a month',
    'From $200,000',
    'Under $300,000',
    '3+ beds',
    '2+ baths',
    '1,500 sq ft or more',
    'Up to 3,000 sq ft',
    'Pending',
    'Ready',
    'By the end of January 2027',
    'Boerne',
    'Comal County',
    'Comal ISD',
    'Elementary school rated A or B',
    'Hearth & Hill',
    'Villa Serena',
    'Map area',
    'Townhome',
    '2 stories',
    '2-car or larger garage',
  ])
  const removal: SearchChange = Object.assign({}, ...choices.map((choice) => choice.removal))
  expect(formatHomesUrl(state, removal)).toBe('/homes')
})

it('when nothing matches, the filters without which homes match are suggested, most homes first', () => {
  const state = parseState('minPrice=200000&maxPrice=210000&beds=9&city=Boerne&view=map')
  const choices = activeChoices(state, { builders: [], homeTypes: [], community: null })
  const removals = suggestRemovals(
    choices,
    new Map([
      ['beds', 2],
      ['city', 0],
      ['price', 7],
    ]),
  )
  expect(
    removals.map(({ label, count, removal }) => [label, count, formatHomesUrl(state, removal)]),
  ).toEqual([
    ['From $200,000, Up to $210,000', 7, '/homes?beds=9&city=Boerne&view=map'],
    ['9+ beds', 2, '/homes?minPrice=200000&maxPrice=210000&city=Boerne&view=map'],
  ])
})

it('a filter of the address that the API would reject is ignored', () => {
  const state = parseState(
    'beds=-1&minPrice=1e9&county=travis&elementaryRating=A-&availability=all&stage=sold&moveInBy=2027-02-30&sort=name&page=0&stories=9&area=-98.5,29.6,-98.9,29.9',
  )
  const { availability, ...others } = toSearch(state)
  expect(availability).toBe('available')
  expect(Object.values(others).every((value) => value === undefined)).toBe(true)
  expect(state).toMatchObject({ sort: 'price', page: 1 })
})

it.each([
  ['380k', 380_000],
  ['$380,000', 380_000],
  ['.38 million', 380_000],
  ['about 380', null],
  ['-5', null],
])('a highest price of %s is understood as %s', (text, maxPrice) => {
  expect(parseState(new URLSearchParams({ maxPrice: text }).toString()).maxPrice).toBe(maxPrice)
})

it('available homes are chosen until another availability is', () => {
  const availability = [
    { value: 'sold', count: 2 },
    { value: 'available', count: 9 },
    { value: 'pending', count: 4 },
  ]
  expect(group({ availability }, 'Availability')).toMatchObject([
    { label: 'Available', count: 9, isChosen: true, change: { availability: null } },
    { label: 'Pending', isChosen: false, change: { availability: 'pending' } },
    { label: 'Sold in the last 30 days', isChosen: false, change: { availability: 'sold' } },
  ])
  const state = parseState('availability=sold')
  expect(toSearch(state).availability).toBe('sold')
  expect(formatFilters(state)).toBe('?availability=sold')
  expect(formatFilters(parseState('beds=3'))).toBe('?beds=3&availability=available')
})

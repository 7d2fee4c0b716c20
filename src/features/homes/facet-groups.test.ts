import { expect, it } from 'vitest'
import type { HomeFacets } from '@/contract/homes/facets'
import { activeChoices, facetGroups, suggestRemovals } from './facet-groups'
import { addressOf, loadSearchParams, type SearchChange, toSearch } from './search-params'

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
  builder: [],
  priceChange: [],
  stage: [],
  moveIn: [],
}
const names = { homeTypes: [{ value: 'townhome', label: 'Townhome' }], today: '2026-11-20' }
const stateOf = (query: string) => loadSearchParams(new URLSearchParams(query))

function group(facets: Partial<HomeFacets>, label: string, query = '') {
  const found = facetGroups({ ...none, ...facets }, stateOf(query), names)
  return found.find((each) => each.label === label)?.options ?? []
}
const countsOf = (options: ReturnType<typeof group>) =>
  options.map(({ label, count }) => [label, count])

it('bedrooms and sizes count the homes with at least as many', () => {
  const beds = [
    { value: 2, count: 1 },
    { value: 3, count: 5 },
    { value: 4, count: 2 },
  ]
  expect(countsOf(group({ beds }, 'Bedrooms', 'beds=3'))).toEqual([
    ['3 or more', 7],
    ['4 or more', 2],
  ])
  const squareFeet = [
    { value: 1000, count: 1 },
    { value: 1500, count: 2 },
    { value: 2500, count: 3 },
  ]
  expect(countsOf(group({ squareFeet }, 'Size'))).toEqual([
    ['1,500 sq ft or more', 5],
    ['2,500 sq ft or more', 3],
  ])
})

it('prices count the homes below a round price, which is whole hundreds of thousands later', () => {
  const price = [300_000, 450_000, 500_000, 550_000].map((value) => ({ value, count: 1 }))
  const options = group({ price }, 'Price', 'minPrice=1')
  expect(countsOf(options)).toEqual([
    ['Under $350,000', 1],
    ['Under $500,000', 2],
    ['Under $600,000', 4],
  ])
  expect(addressOf(stateOf('minPrice=1&page=3'), options[0]?.change ?? {})).toBe(
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
  expect(countsOf(group({ moveIn }, 'Move in'))).toEqual([
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

it('every filter of the address is a choice that can be removed', () => {
  const query =
    'community=villa-serena&monthly=2500&minPrice=1&maxPrice=299999&minSquareFeet=1500&maxSquareFeet=3000&beds=3&baths=2&stories=2&garage=2&homeType=townhome&city=Boerne&county=comal&district=Comal+ISD&builder=hearth&stage=ready&moveInBy=2027-01-31'
  const state = stateOf(query)
  const choices = activeChoices(state, {
    builders: [{ value: 'hearth', name: 'Hearth & Hill', count: 1 }],
    homeTypes: names.homeTypes,
    community: 'Villa Serena',
  })
  expect(choices.map(({ label }) => label)).toEqual([
    'Up to $2,500 a month',
    'From $1',
    'Under $300,000',
    '3+ beds',
    '2+ baths',
    '1,500 sq ft or more',
    'Up to 3,000 sq ft',
    'Ready',
    'By the end of January 2027',
    'Boerne',
    'Comal County',
    'Comal ISD',
    'Hearth & Hill',
    'Villa Serena',
    'Townhome',
    '2 stories',
    '2-car or larger garage',
  ])
  const removal: SearchChange = Object.assign({}, ...choices.map((choice) => choice.removal))
  expect(addressOf(state, removal)).toBe('/homes')
})

it('when nothing matches, the filters without which homes match are suggested, most homes first', () => {
  const state = stateOf('minPrice=1&maxPrice=2&beds=9&city=Boerne&view=map')
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
    removals.map(({ label, count, removal }) => [label, count, addressOf(state, removal)]),
  ).toEqual([
    ['From $1, Up to $2', 7, '/homes?beds=9&city=Boerne&view=map'],
    ['9+ beds', 2, '/homes?minPrice=1&maxPrice=2&city=Boerne&view=map'],
  ])
})

it('a filter of the address that the API would reject is ignored', () => {
  const state = stateOf(
    'beds=-1&minPrice=1e9&county=travis&stage=sold&moveInBy=2027-02-30&sort=name&page=0&stories=9',
  )
  expect(Object.values(toSearch(state)).every((value) => value === undefined)).toBe(true)
  expect(state).toMatchObject({ sort: 'price', page: 1 })
})

import { exampleCost } from '../costs/example'
import { operation, pageParameters, readErrors } from '../operation'
import { exampleHome, exampleInclusions, examplePlan } from './example'
import { homeFacets, planFacets } from './facets'
import { homeList } from './home'
import { homeHistory } from './home-history'
import { homePins } from './home-pins'
import { homeFacetQuery, homeQuery, planFacetQuery, planQuery } from './home-query'
import { homeResponse, planResponse } from './home-response'
import { planList } from './plan'

const tag = 'Plans and homes'
const parameters = { slug: 'The last part of the community’s address on the site.' }
const example = { slug: 'cibolo-ridge-preserve' }

export const listPlansOfCommunity = operation({
  id: 'listPlansOfCommunity',
  method: 'GET',
  isCached: true,
  path: '/api/communities/slug/{slug}/plans',
  tag,
  summary: 'The floor plans of a community',
  description: 'The lowest base price first. Plans without a price come last.',
  parameters,
  response: { status: 200, description: 'The plans.', value: planList },
  errors: [404, ...readErrors],
  example: { parameters: example, response: [examplePlan] },
})

export const getPlan = operation({
  id: 'getPlan',
  method: 'GET',
  isCached: true,
  path: '/api/communities/slug/{slug}/plans/{plan}',
  tag,
  summary: 'One floor plan, with what it costs a month at its base price',
  description:
    'The cost part by part, each with its source, and the property tax of the first and later years by taxing unit.',
  parameters: { ...parameters, plan: 'The slug of the plan.' },
  response: { status: 200, description: 'The plan.', value: planResponse },
  errors: [404, ...readErrors],
  example: {
    parameters: { ...example, plan: 'firelight' },
    response: { ...examplePlan, monthlyCost: exampleCost, inclusions: exampleInclusions },
  },
})

export const listHomesOfCommunity = operation({
  id: 'listHomesOfCommunity',
  method: 'GET',
  isCached: true,
  path: '/api/communities/slug/{slug}/homes',
  tag,
  summary: 'The homes of a community that are for sale',
  description:
    'Available and pending homes, the furthest built first, then the earliest move-in date, then the lowest price. Sold homes are left out.',
  parameters,
  response: { status: 200, description: 'The homes.', value: homeList },
  errors: [404, ...readErrors],
  example: { parameters: example, response: [exampleHome] },
})

export const getHome = operation({
  id: 'getHome',
  method: 'GET',
  isCached: true,
  path: '/api/communities/slug/{slug}/homes/{home}',
  tag,
  summary: 'One home, with what it costs a month',
  description:
    'The cost part by part, each with its source, and the property tax of the first and later years by taxing unit. A home is found until 30 days after its sale.',
  parameters: { ...parameters, home: 'The slug of the home.' },
  response: { status: 200, description: 'The home.', value: homeResponse },
  errors: [404, ...readErrors],
  example: {
    parameters: { ...example, home: '516-twin-gate-way' },
    response: { ...exampleHome, monthlyCost: exampleCost, inclusions: exampleInclusions },
  },
})

export const getHistoryOfHome = operation({
  id: 'getHistoryOfHome',
  method: 'GET',
  isCached: true,
  path: '/api/communities/slug/{slug}/homes/{home}/history',
  tag,
  summary: 'The move-in dates, stages and availability of a home over time',
  description:
    'What was published, the oldest first, as with prices. Earlier listings of the address belong to it. A home is found until 30 days after its sale.',
  parameters: { ...parameters, home: 'The slug of the home.' },
  response: { status: 200, description: 'The history.', value: homeHistory },
  errors: [404, ...readErrors],
  example: {
    parameters: { ...example, home: '516-twin-gate-way' },
    response: {
      firstPromise: { date: '2027-01-10', day: '2026-08-11', isFirst: true },
      daysMoved: 35,
      listed: { since: '2026-08-11', days: 84, isAtLeast: false },
      changes: [
        { field: 'status', day: '2026-08-11', value: 'available', source: 'submission' },
        { field: 'stage', day: '2026-08-11', value: 'under-construction', source: 'submission' },
        { field: 'moveIn', day: '2026-08-11', value: '2027-01-10', source: 'submission' },
        { field: 'moveIn', day: '2026-11-03', value: '2027-02-14', source: 'editor' },
      ],
    },
  },
})

const planFilters = {
  q: 'Part of the name or the city of the community, in any case.',
  minPrice: 'Lowest price in US dollars, inclusive.',
  maxPrice: 'Highest price in US dollars, inclusive. Not below `minPrice`.',
  monthly:
    'A budget in US dollars a month: homes whose known costs are within it, at the terms with which the calculator of the site begins.',
  minSquareFeet: 'Smallest size, inclusive.',
  maxSquareFeet: 'Largest size, inclusive. Not below `minSquareFeet`.',
  beds: 'Lowest number of bedrooms.',
  baths: 'Lowest number of full baths.',
  stories: 'Number of stories.',
  garage: 'Lowest number of cars in the garage.',
  homeType: 'A home type, such as `single-family`.',
  city: 'The full name of a city, in any case.',
  county: '`bexar`, `comal`, `guadalupe` or `kendall`.',
  district: 'The whole name of a school district, in any case.',
  elementaryRating:
    'The lowest letter, `A` to `F`, of the ratings of the community’s elementary schools; plus and minus do not count. Communities without such a rating, or without a source of their ratings, do not match.',
  builder: 'Slug of the builder.',
  priceChange:
    '`reduced`: the price was lowered in the last 30 days. `new`: it was raised, or is the first one after none.',
  community: 'Slug of the community.',
  area: 'The part of the map that the community is in: west, south, east and north in degrees. One without coordinates is in none.',
} as const

const homeFilters = {
  ...planFilters,
  availability:
    '`available`; `pending`: under contract; `model`: a model home, not for sale yet; `sold`: in the last 30 days. Without it, all but sold homes.',
  stage: '`to-be-built`, `under-construction` or `ready`.',
  moveInBy: 'A day such as `2027-02-15`: homes that are ready, or will be by then.',
} as const

const filterRule =
  'Filters are combined. What the builder did not supply matches no filter. Only plans and homes of published communities are found; sold homes are left out unless they are asked for.'

const planFacetsExample = {
  total: 3,
  price: [{ value: 600000, count: 3 }],
  beds: [{ value: 4, count: 3 }],
  baths: [{ value: 2, count: 3 }],
  squareFeet: [{ value: 2000, count: 3 }],
  stories: [{ value: 2, count: 3 }],
  garage: [{ value: 2, count: 3 }],
  homeType: [{ value: 'single-family', count: 3 }],
  city: [{ value: 'Boerne', count: 3 }],
  county: [{ value: 'kendall', count: 3 }],
  district: [{ value: 'Boerne ISD', count: 3 }],
  elementaryRating: [{ value: 'A', count: 3 }],
  builder: [{ value: 'hearth-and-hill-homes', name: 'Hearth & Hill Homes', count: 3 }],
  priceChange: [{ value: 'reduced', count: 1 }],
}

export const listPlans = operation({
  id: 'listPlans',
  method: 'GET',
  isCached: true,
  path: '/api/plans',
  tag,
  summary: 'Floor plans of all communities, filtered and sorted',
  description: `${filterRule} A price filter excludes plans without a base price.`,
  parameters: {
    ...planFilters,
    sort: 'Sort order: lowest price first, highest price first, largest first, lowest price per square foot first, or newest first. Plans without the figure come last.',
    ...pageParameters,
  },
  query: planQuery,
  response: { status: 200, description: 'The plans.', value: planList, paged: true },
  errors: [400, ...readErrors],
  example: { parameters: { city: 'Boerne', beds: 4, limit: 2 }, response: [examplePlan] },
})

const facetRule =
  'Each facet is a histogram of what matches the other filters, so that another choice can be made. Of `stories`, `homeType`, `city`, `county`, `district`, `builder` and `priceChange`, a count is what the filter with that value finds. `beds`, `baths` and `garage` filter by a lowest number, which finds the sum of the counts from that value up. `elementaryRating` filters by a lowest letter, which finds the sum of the counts from `A` to it. A value of `price` counts the prices from it to below the next $50,000, one of `squareFeet` the sizes to below the next 500 square feet.'

export const countPlans = operation({
  id: 'countPlans',
  method: 'GET',
  isCached: true,
  path: '/api/plans/facets',
  tag,
  summary: 'How many plans there are of each value',
  description: facetRule,
  parameters: planFilters,
  query: planFacetQuery,
  response: { status: 200, description: 'The counts.', value: planFacets },
  errors: [400, ...readErrors],
  example: { parameters: { city: 'Boerne' }, response: planFacetsExample },
})

export const listHomes = operation({
  id: 'listHomes',
  method: 'GET',
  isCached: true,
  path: '/api/homes',
  tag,
  summary: 'Homes for sale in all communities, filtered and sorted',
  description: `${filterRule} A price filter excludes homes without a price.`,
  parameters: {
    ...homeFilters,
    sort: 'Sort order: lowest price first, highest price first, the earliest to move in first, largest first, lowest price per square foot first, or newest first. Homes without the figure come last.',
    ...pageParameters,
  },
  query: homeQuery,
  response: { status: 200, description: 'The homes.', value: homeList, paged: true },
  errors: [400, ...readErrors],
  example: {
    parameters: { city: 'Boerne', beds: 3, sort: 'move-in', limit: 2 },
    response: [exampleHome],
  },
})

export const countHomes = operation({
  id: 'countHomes',
  method: 'GET',
  isCached: true,
  path: '/api/homes/facets',
  tag,
  summary: 'How many homes there are of each value',
  description: `${facetRule} So do counts of \`stage\` and \`availability\`. \`moveIn\` counts the homes of a month, \`now\` those that are ready; \`moveInBy\` on the last day of a month finds the sum up to it.`,
  parameters: homeFilters,
  query: homeFacetQuery,
  response: { status: 200, description: 'The counts.', value: homeFacets },
  errors: [400, ...readErrors],
  example: {
    parameters: { city: 'Boerne' },
    response: {
      ...planFacetsExample,
      availability: [{ value: 'available', count: 3 }],
      stage: [{ value: 'under-construction', count: 3 }],
      moveIn: [{ value: '2027-02', count: 3 }],
    },
  },
})

export const mapHomes = operation({
  id: 'mapHomes',
  method: 'GET',
  isCached: true,
  path: '/api/homes.geojson',
  tag,
  summary: 'The communities with matching homes, as pins for a map',
  description:
    'GeoJSON (RFC 7946). A home has no coordinates of its own; a pin counts the homes of its community.',
  parameters: homeFilters,
  query: homeFacetQuery,
  response: {
    status: 200,
    description: 'The pins.',
    value: homePins,
    type: 'application/geo+json; charset=utf-8',
  },
  errors: [400, ...readErrors],
  example: {
    parameters: { beds: 4 },
    response: {
      type: 'FeatureCollection',
      features: [
        {
          type: 'Feature',
          id: '12',
          geometry: { type: 'Point', coordinates: [-98.7325, 29.7946] },
          properties: {
            name: 'Cibolo Ridge Preserve',
            slug: 'cibolo-ridge-preserve',
            city: 'Boerne',
            homes: 3,
            fromPrice: 612990,
            ready: 1,
          },
        },
      ],
    },
  },
})

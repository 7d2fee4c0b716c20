import { operation, pageParameters, readErrors } from '../operation'
import { communityList, communitySummary } from './community'
import { communityColumns, toColumns } from './community-columns'
import { pinProperties, pins } from './community-pin'
import { communityQuery } from './community-query'
import { communityResponse } from './community-response'
import { exampleCommunity, exampleCommunityResponse } from './example'

const tag = 'Communities'

const summary = communitySummary.parse(exampleCommunity)

export const listCommunities = operation({
  id: 'listCommunities',
  method: 'GET',
  isCached: true,
  path: '/api/communities',
  tag,
  summary: 'Published communities, filtered and sorted',
  description:
    'Filters are combined: a community must match all of them. A price filter excludes communities without a starting price.',
  parameters: {
    q: 'Part of a name or a city, case-insensitive.',
    city: 'The full name of a city, case-insensitive; `all` means no filter.',
    minPrice: 'Lowest starting price in US dollars, inclusive.',
    maxPrice: 'Highest starting price in US dollars, inclusive.',
    amenities:
      'Comma-separated amenities, up to 200 characters. A community with any of them matches.',
    amenityMatch:
      '`any` (default): a community needs one of the `amenities`. `all`: it needs every one.',
    builder: 'Slug of a builder in the community; `all` means no filter.',
    district: 'The whole name of a school district, in any case; `all` is no filter.',
    status: '`available`, `coming_soon`, `sold_out`, or `new`: first published within 90 days.',
    featured: '`true`: only featured communities. `false`: only the others.',
    sort: 'Sort order; ties are sorted by name. A missing price counts as 0.',
    ...pageParameters,
  },
  query: communityQuery,
  response: { status: 200, description: 'The communities.', value: communityList, paged: true },
  errors: [400, ...readErrors],
  example: {
    parameters: { city: 'Boerne', minPrice: 300000, amenities: ['pools', 'trails'], limit: 2 },
    response: [summary],
  },
})

export const listFeaturedCommunities = operation({
  id: 'listFeaturedCommunities',
  method: 'GET',
  isCached: true,
  path: '/api/communities/featured',
  tag,
  summary: 'Featured communities, by name',
  response: { status: 200, description: 'The communities.', value: communityList },
  errors: readErrors,
  example: { response: [summary] },
})

export const listCommunityColumns = operation({
  id: 'listCommunityColumns',
  method: 'GET',
  isCached: true,
  path: '/api/communities/columns',
  tag,
  summary: 'All published communities, by name, in columns',
  description:
    'One array per field instead of one object per community, for pages that filter and map a long list in the browser.',
  response: { status: 200, description: 'The columns.', value: communityColumns },
  errors: readErrors,
  example: { response: toColumns([summary]) },
})

export const getCommunity = operation({
  id: 'getCommunity',
  method: 'GET',
  isCached: true,
  path: '/api/communities/slug/{slug}',
  tag,
  summary: 'One community with all its details',
  description:
    'With what a home costs a month at the starting price, the property tax of the first and later years, today’s offers in figures, and the lowest price that is listed. What ended, and what is not known, is left out or `null`.',
  parameters: { slug: 'The last part of the community’s address on the site.' },
  response: { status: 200, description: 'The community.', value: communityResponse },
  errors: [404, ...readErrors],
  example: { parameters: { slug: 'cibolo-ridge-preserve' }, response: exampleCommunityResponse },
})

export const mapCommunities = operation({
  id: 'mapCommunities',
  method: 'GET',
  isCached: true,
  path: '/api/communities.geojson',
  tag,
  summary: 'Every published community with coordinates, as pins for a map',
  description: 'GeoJSON (RFC 7946), for any map client.',
  response: {
    status: 200,
    description: 'The pins.',
    value: pins,
    type: 'application/geo+json; charset=utf-8',
  },
  errors: readErrors,
  example: {
    response: {
      type: 'FeatureCollection',
      features: [
        {
          type: 'Feature',
          id: '12',
          geometry: { type: 'Point', coordinates: [-98.7325, 29.7946] },
          properties: pinProperties.parse(exampleCommunity),
        },
      ],
    },
  },
})

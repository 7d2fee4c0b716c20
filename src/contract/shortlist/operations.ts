import { operation, readErrors } from '../operation'
import { exampleListing } from './example'
import { listings } from './listing'
import { listingQuery } from './listing-query'

export const getListings = operation({
  id: 'getListings',
  method: 'GET',
  isCached: true,
  path: '/api/shortlist',
  tag: 'Plans and homes',
  summary: 'Communities, plans and homes by key, with what buyers compare',
  description:
    'For a shortlist or a comparison. The answer has the order of the keys. What is not published, and a home that was sold more than 30 days ago, is left out.',
  parameters: {
    items: 'Up to 40 keys. A key is `c`, `p` or `h` for a community, plan or home, and its id.',
  },
  query: listingQuery,
  response: { status: 200, description: 'The listings.', value: listings },
  errors: [400, ...readErrors],
  example: { parameters: { items: ['h77'] }, response: [exampleListing] },
})

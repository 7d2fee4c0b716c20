import { operation, readErrors } from '../operation'
import { priceHistory } from './price-history'

const tag = 'Plans and homes'
const community = { slug: 'The last part of the community’s address on the site.' }
const rule =
  'Published prices, the oldest first. Each holds from its day, on San Antonio’s calendar, until that of the next one of the same field. Of several prices on a day the last one counts.'

const response = { status: 200, description: 'The prices.', value: priceHistory } as const
const slug = 'cibolo-ridge-preserve'

export const listPricesOfCommunity = operation({
  id: 'listPricesOfCommunity',
  method: 'GET',
  isCached: true,
  path: '/api/communities/slug/{slug}/prices',
  tag: 'Communities',
  summary: 'The starting and highest prices of a community',
  description: rule,
  parameters: community,
  response,
  errors: [404, ...readErrors],
  example: {
    parameters: { slug },
    response: [
      { field: 'startPrice', day: '2026-06-02', price: 624990, source: 'submission' },
      { field: 'startPrice', day: '2026-11-03', price: 612990, source: 'editor' },
    ],
  },
})

export const listPricesOfPlan = operation({
  id: 'listPricesOfPlan',
  method: 'GET',
  isCached: true,
  path: '/api/communities/slug/{slug}/plans/{plan}/prices',
  tag,
  summary: 'The base prices of a plan',
  description: rule,
  parameters: { ...community, plan: 'The slug of the plan.' },
  response,
  errors: [404, ...readErrors],
  example: {
    parameters: { slug, plan: 'firelight' },
    response: [{ field: 'basePrice', day: '2026-06-02', price: 612990, source: 'import' }],
  },
})

export const listPricesOfHome = operation({
  id: 'listPricesOfHome',
  method: 'GET',
  isCached: true,
  path: '/api/communities/slug/{slug}/homes/{home}/prices',
  tag,
  summary: 'The prices of a home',
  description: `${rule} A home is found until 30 days after its sale.`,
  parameters: { ...community, home: 'The slug of the home.' },
  response,
  errors: [404, ...readErrors],
  example: {
    parameters: { slug, home: '516-twin-gate-way' },
    response: [
      { field: 'price', day: '2026-08-11', price: 649990, source: 'editor' },
      { field: 'price', day: '2026-11-03', price: 634990, source: 'editor' },
    ],
  },
})

import { operation, readErrors } from '../operation'
import { exampleHome, examplePlan } from './example'
import { homeList } from './home'
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
  answer: { status: 200, description: 'The plans.', value: planList },
  errors: [404, ...readErrors],
  example: { parameters: example, answer: [examplePlan] },
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
  answer: { status: 200, description: 'The homes.', value: homeList },
  errors: [404, ...readErrors],
  example: { parameters: example, answer: [exampleHome] },
})

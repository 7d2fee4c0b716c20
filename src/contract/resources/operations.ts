import { operation, readErrors } from '../operation'
import { exampleRealtor } from './example'
import { realtorList } from './realtor'

export const listRealtors = operation({
  id: 'listRealtors',
  method: 'GET',
  isCached: true,
  path: '/api/realtors',
  tag: 'Realtors',
  summary: 'The featured realtors',
  description:
    'In the order of the editors. `brokerage` is the brokerage with which a realtor holds a license, and `brokerageNotice` the address of its Information About Brokerage Services, which Texas requires; both are `null` until an editor enters them.',
  response: { status: 200, description: 'The realtors.', value: realtorList },
  errors: readErrors,
  example: { response: [exampleRealtor] },
})

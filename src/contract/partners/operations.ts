import { operation, readErrors } from '../operation'

const tag = 'Listings for partners'
const access =
  'With the key of a partner, as `Authorization: Bearer <key>`, or for editors who are signed in. Each download is recorded.'

export const exportListings = operation({
  id: 'exportListings',
  method: 'GET',
  path: '/api/listings.csv',
  tag,
  summary: 'All published communities, plans and homes as CSV',
  description: `A row for each, in UTF-8. A cell that a spreadsheet would run as a formula begins with an apostrophe. ${access}`,
  security: 'partner',
  response: {
    status: 200,
    description: 'The file.',
    type: 'text/csv; charset=utf-8',
    streamed: true,
  },
  errors: [401, 403, ...readErrors],
  example: {},
})

export const exportFeed = operation({
  id: 'exportFeed',
  method: 'GET',
  path: '/api/listings.xml',
  tag,
  summary: 'The same in the new-home feed of the industry',
  description: `XML with \`Builders\`, \`Builder\`, \`Subdivision\`, \`Plan\` and \`Spec\`, as national portals take it. ${access}`,
  security: 'partner',
  response: {
    status: 200,
    description: 'The feed.',
    type: 'application/xml; charset=utf-8',
    streamed: true,
  },
  errors: [401, 403, ...readErrors],
  example: {},
})

import { operation } from '../operation'
import { formToken } from './form-token'

export const getFormToken = operation({
  id: 'getFormToken',
  method: 'GET',
  path: '/api/form-token',
  tag: 'Inquiries',
  summary: 'A signed token with the time when a form was shown',
  response: {
    status: 200,
    description: 'Valid from two seconds to one day after it was issued.',
    value: formToken,
  },
  errors: [429],
  example: { response: { token: 'eyJhbGciOiJkaXIiLCJlbmMi…' } },
})

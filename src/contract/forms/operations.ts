import { operation } from '../operation'
import { formToken } from './form-token'

export const getFormToken = operation({
  id: 'getFormToken',
  method: 'GET',
  path: '/api/form-token',
  tag: 'Enquiries',
  summary: 'A signed token with the time at which a form was shown',
  answer: {
    status: 200,
    description: 'Good for a day, from two seconds on.',
    value: formToken,
  },
  errors: [429],
  example: { answer: { token: 'eyJhbGciOiJkaXIiLCJlbmMi…' } },
})

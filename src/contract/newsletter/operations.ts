import { operation, writeErrors } from '../operation'
import { newsletterBody, newsletterSubscribed } from './newsletter'

export const subscribe = operation({
  id: 'subscribe',
  method: 'POST',
  path: '/api/newsletter/subscribe',
  tag: 'Inquiries',
  summary: 'Subscribe to the newsletter',
  description:
    'Accepts the home page form and the newsletter page form. An existing subscription changes once its owner confirms it by email, and the response is the same.',
  body: newsletterBody,
  response: { status: 201, description: 'Subscribed.', value: newsletterSubscribed },
  errors: writeErrors,
  example: {
    body: {
      email: 'ana@example.com',
      firstName: 'Ana',
      lastName: 'Buyer',
      name: 'Ana Buyer',
      zipCode: '78006',
      isRealtor: false,
      areasOfInterest: ['Boerne, TX', 'Other: Comfort'],
    },
    response: { subscribed: true },
  },
})

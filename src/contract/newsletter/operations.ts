import { operation, writeErrors } from '../operation'
import { newsletterBody, newsletterSubscribed } from './newsletter'

export const subscribe = operation({
  id: 'subscribe',
  method: 'POST',
  path: '/api/newsletter/subscribe',
  tag: 'Enquiries',
  summary: 'Subscribe to the newsletter',
  description:
    'Takes the form of the home page and that of the newsletter page. An address that is known already is brought up to date, and the answer is the same.',
  body: newsletterBody,
  answer: { status: 201, description: 'Subscribed.', value: newsletterSubscribed },
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
    answer: { subscribed: true },
  },
})

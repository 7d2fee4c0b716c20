import { formToken } from '../form-token'
import { leadBody, leadCreated } from '../lead'
import { newsletterBody, newsletterSubscribed } from '../newsletter'
import { operation, writeErrors } from '../operation'

export const createLead = operation({
  id: 'createLead',
  method: 'POST',
  path: '/api/leads',
  tag: 'Enquiries',
  summary: 'Ask for a tour, write to a builder, or write to the publisher',
  description:
    'The source tells the three forms apart. The lead is stored before the answer. A form token (`GET /api/form-token`) in `X-Form-Token` shows that somebody took the time to type; without one the call is taken under stricter limits.',
  body: leadBody,
  idempotent: true,
  answer: { status: 201, description: 'Stored.', value: leadCreated },
  errors: [409, 422, ...writeErrors],
  example: {
    body: {
      name: 'Ana Buyer',
      email: 'ana@example.com',
      phone: '(210) 555-0142',
      message: 'Could we see the model home on Saturday?',
      communityId: '1',
      source: 'tour-request',
    },
    answer: { id: '318' },
  },
})

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

export const getFormToken = operation({
  id: 'getFormToken',
  method: 'GET',
  path: '/api/form-token',
  tag: 'Enquiries',
  summary: 'A token that says when somebody began to fill in a form',
  answer: {
    status: 200,
    description: 'Good for a day, from two seconds on.',
    value: formToken,
  },
  errors: [429],
  example: { answer: { token: 'mh8v2q4k.3Jd0c1x7Zk2w…' } },
})

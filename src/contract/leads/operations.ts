import { operation, writeErrors } from '../operation'
import { leadBody, leadCreated } from './lead'

export const createLead = operation({
  id: 'createLead',
  method: 'POST',
  path: '/api/leads',
  tag: 'Enquiries',
  summary: 'Ask for a tour, write to a builder, or write to the publisher',
  description:
    'The source tells the three forms apart. The lead is stored before the answer. A form token (`GET /api/form-token`) in `X-Form-Token` shows how long the form was open; calls without one have stricter limits.',
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

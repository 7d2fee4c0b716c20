import { operation, writeErrors } from '../operation'
import { leadBody, leadCreated } from './lead'

export const createLead = operation({
  id: 'createLead',
  method: 'POST',
  path: '/api/leads',
  tag: 'Inquiries',
  summary: 'Request a tour, or send a message to a builder or the publisher',
  description:
    '`source` identifies the form. A tour request may name a home or a plan of the community, and the builders that receive it. The lead is stored before the response is sent. A form token (`GET /api/form-token`) in `X-Form-Token` shows how long the form was open; requests without a token have stricter limits. `X-Form-Consent` may have the sentence on the use of the details that the form showed, URL-encoded; it is stored with the lead.',
  body: leadBody,
  idempotent: true,
  response: { status: 201, description: 'Stored.', value: leadCreated },
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
    response: { id: '318' },
  },
})

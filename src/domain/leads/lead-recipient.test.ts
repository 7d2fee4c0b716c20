import { expect, it } from 'vitest'
import { leadRecipient } from './lead-recipient'

const publisher = { email: 'publisher@guide.example' }
const builder = { email: 'builder@homes.example' }
const community = { contactEmail: 'tours@hills.example' }

it('leadRecipient prefers the community’s contact', () => {
  expect(leadRecipient({ community, builder, publisher })).toBe('tours@hills.example')
})

it.each([null, undefined, '', '  '])(
  'leadRecipient is the builder when the community contact is %j',
  (contactEmail) => {
    expect(leadRecipient({ community: { contactEmail }, builder, publisher })).toBe(builder.email)
  },
)

it('leadRecipient is the publisher when neither has an email address', () => {
  expect(leadRecipient({ community: {}, builder: { email: '' }, publisher })).toBe(publisher.email)
})

it('leadRecipient is the builder for a builder message and the publisher for the contact page', () => {
  expect(leadRecipient({ builder, publisher })).toBe(builder.email)
  expect(leadRecipient({ community: null, builder: null, publisher })).toBe(publisher.email)
})

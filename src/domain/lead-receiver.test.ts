import { expect, it } from 'vitest'
import { leadReceiver } from './lead-receiver'

const publisher = { email: 'publisher@guide.example' }
const builder = { email: 'builder@homes.example' }
const community = { contactEmail: 'tours@hills.example' }

it('prefers the community’s contact', () => {
  expect(leadReceiver({ community, builder, publisher })).toBe('tours@hills.example')
})

it.each([null, undefined, '', '  '])(
  'is the builder when the community contact is %j',
  (contactEmail) => {
    expect(leadReceiver({ community: { contactEmail }, builder, publisher })).toBe(builder.email)
  },
)

it('is the publisher when neither has an email address', () => {
  expect(leadReceiver({ community: {}, builder: { email: '' }, publisher })).toBe(publisher.email)
})

it('is the builder for a builder message and the publisher for the contact page', () => {
  expect(leadReceiver({ builder, publisher })).toBe(builder.email)
  expect(leadReceiver({ community: null, builder: null, publisher })).toBe(publisher.email)
})

import { expect, it } from 'vitest'
import { knownType, typeLabel } from './event-type'

it.each([
  ['grand-opening', 'Grand Opening'],
  ['open-house', 'Open House'],
  ['model-tour', 'Model Tour'],
  ['community-event', 'Community Event'],
])('calls %s %s', (value, label) => {
  expect(typeLabel(value)).toBe(label)
  expect(knownType(value)?.value).toBe(value)
})

it.each(['garage-sale', '', null, undefined])(
  'shows %s as an open house of no known type',
  (value) => {
    expect(typeLabel(value)).toBe('Open House')
    expect(knownType(value)).toBeNull()
  },
)

import { expect, it } from 'vitest'
import { knownType, typeLabel } from './event-type'

it.each([
  ['grand-opening', 'Grand Opening'],
  ['open-house', 'Open House'],
  ['model-tour', 'Model Tour'],
  ['community-event', 'Community Event'],
])('typeLabel labels %s as %s', (value, label) => {
  expect(typeLabel(value)).toBe(label)
  expect(knownType(value)?.value).toBe(value)
})

it.each(['garage-sale', '', null, undefined])(
  'typeLabel labels the unknown type %s as an open house',
  (value) => {
    expect(typeLabel(value)).toBe('Open House')
    expect(knownType(value)).toBeNull()
  },
)

import { expect, it } from 'vitest'
import { knownType, typeLabel } from './event-type'

it.each([
  ['grand-opening', 'Grand opening'],
  ['open-house', 'Open house'],
  ['model-tour', 'Model tour'],
  ['community-event', 'Community event'],
])('typeLabel labels %s as %s', (value, label) => {
  expect(typeLabel(value)).toBe(label)
  expect(knownType(value)?.value).toBe(value)
})

it.each(['garage-sale', '', null, undefined])(
  'typeLabel labels the unknown type %s as an open house',
  (value) => {
    expect(typeLabel(value)).toBe('Open house')
    expect(knownType(value)).toBeNull()
  },
)

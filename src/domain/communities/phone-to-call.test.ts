import { expect, it } from 'vitest'
import { phoneToCall } from './phone-to-call'

const GUIDE = '(210) 555-0100'
const unpriced = { hoaPhone: null, startPrice: null, builders: [] }

it.each([
  ['the sales phone', { ...unpriced, hoaPhone: '(210) 555-0111' }, '(210) 555-0111'],
  [
    'the first phone of a builder',
    { ...unpriced, builders: [{ phone: null }, { phone: '(830) 555-0122' }] },
    '(830) 555-0122',
  ],
  ['the phone of the guide without a price', unpriced, GUIDE],
  ['no number for a known price', { ...unpriced, startPrice: 400_000 }, null],
])('phoneToCall returns %s', (_what, community, number) => {
  expect(phoneToCall(community, GUIDE)).toBe(number)
})

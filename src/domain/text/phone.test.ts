import { findPhoneNumbersInText } from 'libphonenumber-js/min'
import { expect, it } from 'vitest'
import { formatPhone, hasPhone, mayBePhone, parsePhones, phoneDigits } from './phone'

const hrefs = (written: string) => parsePhones(written).map(({ href }) => href)

it.each([
  '(210) 555-0100',
  '210.555.0100',
  '210 555 0100',
  '2105550100',
  '1-830-555-0101',
  '+1 (210) 555-0100',
  '+12105550100',
  '210-555-0100',
  '210–555–0100',
  '(210) 555-0100 x12',
  '(210) 555-0100x12',
  '(210) 555-0100 ext. 12',
  '(210) 555-0100, ext 204',
  '210-555-0100 extension 7',
  '(210) 555-0100 #12',
  '(210) 555-0100 / (830) 555-0118',
  '210-555-0100 or 830-555-0118 x3',
  'Sales 210-555-0100; office 830-555-0118',
  '+52 55 1234 5678',
  '+44 20 7946 0018',
])('parsePhones links %s as libphonenumber does', (written) => {
  const expected = findPhoneNumbersInText(written, 'US').map(({ number }) => number.getURI())
  expect(expected.length).toBeGreaterThan(0)
  expect(hrefs(written)).toEqual(expected)
})

it('parsePhones returns one number a link, with the words beside it', () => {
  expect(parsePhones('(210) 555-0100 x12 or (830) 555-0118 after 5 pm')).toEqual([
    { text: '(210) 555-0100 x12', href: 'tel:+12105550100;ext=12' },
    { text: '(830) 555-0118 after 5 pm', href: 'tel:+18305550118' },
  ])
})

it('parsePhones takes a number after a comma for a second one, not for an extension', () => {
  // libphonenumber reads extension 830.
  expect(hrefs('210-555-0100, 830-555-0118')).toEqual(['tel:+12105550100', 'tel:+18305550118'])
})

it('parsePhones links an incomplete number to its digits', () => {
  expect(parsePhones('555-0142')).toEqual([{ text: '555-0142', href: 'tel:5550142' }])
  expect(hrefs('2105550100123456789')).toEqual(['tel:2105550100123456789'])
})

it('hasPhone requires a number with its area code', () => {
  const written = ['(210) 555-0100 x12', '+52 55 1234 5678', '555-0142', '1234567890123456', '']
  expect(written.map(hasPhone)).toEqual([true, true, false, false, false])
})

it.each(['(210) 555-0142', '2105550142', '+52 55 1234 5678', '555-0142 ext. 5', '2105550142 cell'])(
  'mayBePhone accepts %s',
  (written) => {
    expect(mayBePhone(written)).toBe(true)
  },
)

it.each(['call me maybe', 'abcdefghij', '----------', 'ext. 123456', ''])(
  'mayBePhone rejects %j',
  (written) => {
    expect(mayBePhone(written)).toBe(false)
  },
)

it('phoneDigits normalizes different spellings of a number', () => {
  const written = ['(210) 555-0100', '210.555.0100', '+1 210 555 0100', '12105550100']
  expect(new Set(written.map(phoneDigits))).toEqual(new Set(['2105550100']))
  expect(phoneDigits('1 23')).toBe('123')
})

it('formatPhone formats a US number, and leaves another one as entered', () => {
  expect(formatPhone('+1 210.555-0100')).toBe('(210) 555-0100')
  expect(formatPhone('+52 55 1234 5678')).toBe('+52 55 1234 5678')
})

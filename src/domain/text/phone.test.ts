import { expect, it } from 'vitest'
import { formatPhone, phoneDigits, phoneLink } from './phone'

it('phoneLink adds the country code to ten digits and keeps an existing one', () => {
  expect(phoneLink('(210) 555-0100')).toBe('tel:+12105550100')
  expect(phoneLink('1-830-555-0101')).toBe('tel:+18305550101')
})

it('phoneDigits normalizes different spellings of a number', () => {
  const written = ['(210) 555-0100', '210.555.0100', '+1 210 555 0100', '12105550100']
  expect(new Set(written.map(phoneDigits))).toEqual(new Set(['2105550100']))
  expect(phoneDigits('1 23')).toBe('123')
})

it('formatPhone formats a US number, and leaves another one as entered', () => {
  expect(formatPhone('+1 210.555-0100')).toBe('(210) 555-0100')
  expect(formatPhone('+52 55 1234 5678')).toBe('+52 55 1234 5678')
})

import { expect, it } from 'vitest'
import { phoneDigits, phoneLink } from './phone'

it('dials ten digits with the country code, and keeps one that is there', () => {
  expect(phoneLink('(210) 555-0100')).toBe('tel:+12105550100')
  expect(phoneLink('1-830-555-0101')).toBe('tel:+18305550101')
})

it('knows a number again however it is written', () => {
  const written = ['(210) 555-0100', '210.555.0100', '+1 210 555 0100', '12105550100']
  expect(new Set(written.map(phoneDigits))).toEqual(new Set(['2105550100']))
  expect(phoneDigits('1 23')).toBe('123')
})

import { expect, it } from 'vitest'
import { phoneLink } from './phone'

it('dials ten digits with the country code, and keeps one that is there', () => {
  expect(phoneLink('(210) 555-0100')).toBe('tel:+12105550100')
  expect(phoneLink('1-830-555-0101')).toBe('tel:+18305550101')
})

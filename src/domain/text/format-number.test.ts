import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatNumber } from './format-number'

it('formatNumber formats whole numbers like Intl.NumberFormat', () => {
  const language = new Intl.NumberFormat('en-US')
  fc.assert(
    fc.property(fc.integer(), (value) => {
      expect(formatNumber(value)).toBe(language.format(value))
    }),
  )
  expect(formatNumber(6154)).toBe('6,154')
})

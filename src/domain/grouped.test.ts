import fc from 'fast-check'
import { expect, it } from 'vitest'
import { grouped } from './grouped'

it('formats whole numbers like Intl.NumberFormat', () => {
  const language = new Intl.NumberFormat('en-US')
  fc.assert(
    fc.property(fc.integer(), (value) => {
      expect(grouped(value)).toBe(language.format(value))
    }),
  )
  expect(grouped(6154)).toBe('6,154')
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { slugify } from './slug'

it.each([
  ['Cibolo Ridge Preserve', 'cibolo-ridge-preserve'],
  ['Hearth & Hill', 'hearth-and-hill'],
  ["Peña's Crossing", 'penas-crossing'],
  ['D.R. Horton', 'd-r-horton'],
  ['  --  ', ''],
])('slugify converts %s to %s', (name, slug) => {
  expect(slugify(name)).toBe(slug)
})

it('slugify returns lower-case words joined by single hyphens for any text, and is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const slug = slugify(name)
      expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
      expect(slugify(slug)).toBe(slug)
    }),
  )
})

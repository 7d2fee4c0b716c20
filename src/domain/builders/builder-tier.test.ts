import { expect, it } from 'vitest'
import { tierTitle } from './builder-tier'

it.each([
  ['national', 'National Builder'],
  ['regional', 'Regional Builder'],
  ['local', 'Local Builder'],
  [null, 'Professional Builder'],
  ['galactic', 'Professional Builder'],
])('a builder of tier %s has the title %s', (tier, title) => {
  expect(tierTitle(tier)).toBe(title)
})

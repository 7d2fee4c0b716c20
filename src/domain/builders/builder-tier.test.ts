import { expect, it } from 'vitest'
import { tierTitle } from './builder-tier'

it.each([
  ['national', 'National Builder'],
  ['regional', 'Regional Builder'],
  ['local', 'Local Builder'],
  [null, 'Professional Builder'],
  ['galactic', 'Professional Builder'],
])('titles a builder of tier %s as %s', (tier, title) => {
  expect(tierTitle(tier)).toBe(title)
})

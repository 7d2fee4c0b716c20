import { expect, it } from 'vitest'
import { tierTitle } from './builder-tier'

it.each([
  ['national', 'National Builder'],
  ['regional', 'Regional Builder'],
  ['local', 'Local Builder'],
  [null, 'Professional Builder'],
  ['galactic', 'Professional Builder'],
])('calls a builder of the tier %s a %s', (tier, title) => {
  expect(tierTitle(tier)).toBe(title)
})

import { expect, it } from 'vitest'
import { communityBadge } from './badge'

it.each([
  [true, 'coming_soon', 'Featured'],
  [false, 'coming_soon', 'Coming Soon'],
  [false, 'sold_out', 'Sold Out'],
  [false, 'available', 'Available'],
  [false, 'anything else', 'Available'],
])('the badge of a community with featured %s and status %s is %s', (isFeatured, status, badge) => {
  expect(communityBadge({ isFeatured, status })).toBe(badge)
})

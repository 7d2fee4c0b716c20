import { expect, it } from 'vitest'
import { isListingPath, parseListingPath } from './listing-path'

it.each([
  ['/communities/villa-serena', { kind: 'community', slug: 'villa-serena', community: null }],
  [
    '/communities/villa-serena/plans/damper',
    { kind: 'plan', slug: 'damper', community: 'villa-serena' },
  ],
  [
    '/communities/villa-serena/homes/12-oak',
    { kind: 'home', slug: '12-oak', community: 'villa-serena' },
  ],
  ['/builders/kb-home', { kind: 'builder', slug: 'kb-home', community: null }],
])('parseListingPath reads the listing of %s', (path, listing) => {
  expect(parseListingPath(path)).toEqual(listing)
  expect(isListingPath(path)).toBe(true)
})

it.each([
  '/',
  '/communities',
  '/builders/',
  '/communities/a/plans',
  '/communities/a/photos/b',
  '/preview/communities/1',
  "/builders/x';--",
  '/builders/a/b',
])('the path %s is no listing', (path) => {
  expect(parseListingPath(path)).toBeNull()
  expect(isListingPath(path)).toBe(false)
})

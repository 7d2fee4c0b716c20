import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatItems, keyParts, parseItems, SHORTLIST_LIMIT } from './items'
import { listingKey } from './listing-key'

const key = fc
  .tuple(
    fc.constantFrom('community' as const, 'plan' as const, 'home' as const),
    fc.integer({ min: 1, max: 999_999_999 }),
  )
  .map(([kind, id]) => listingKey(kind, id))

it('a shared address opens the same listings, in whatever order they were saved', () => {
  fc.assert(
    fc.property(fc.uniqueArray(key, { maxLength: SHORTLIST_LIMIT }), (keys) => {
      const address = formatItems(keys)
      expect(encodeURIComponent(address)).toBe(address)
      const { keys: opened, hasJunk, hasMore } = parseItems(address, SHORTLIST_LIMIT)
      expect([...opened].sort()).toEqual([...keys].sort())
      expect([hasJunk, hasMore]).toEqual([false, false])
      expect(formatItems([...keys].reverse())).toBe(address)
      for (const one of opened) {
        const { kind, id } = keyParts(one)
        expect(listingKey(kind, id)).toBe(one)
      }
    }),
  )
})

it('an address has communities, then plans, then homes, each by id', () => {
  expect(formatItems(['h5', 'c12', 'p34', 'c2', 'h5'])).toBe('c2-c12-p34-h5')
})

it.each([
  ['c1-x2-c3', ['c1', 'c3']],
  ['c01', []],
  ['c0', []],
  ['c1234567890', []],
  ['C1', []],
  ['c1,c2', []],
  ['c1-%27or1', ['c1']],
  ['<script>', []],
])('junk in %s is left out and reported', (text, keys) => {
  expect(parseItems(text, 4)).toEqual({ keys, hasJunk: true, hasMore: false })
})

it('parseItems keeps the order, drops duplicates, and says that more were asked for', () => {
  expect(parseItems('h5-c1-h5-p2', 4).keys).toEqual(['h5', 'c1', 'p2'])
  expect(parseItems('h1-h2-h3-h4-h5', 4)).toEqual({
    keys: ['h1', 'h2', 'h3', 'h4'],
    hasJunk: false,
    hasMore: true,
  })
})

it('parseItems reads the boxes of a form, and nothing as nothing', () => {
  expect(parseItems(['h1', 'c2'], 4).keys).toEqual(['h1', 'c2'])
  for (const nothing of [undefined, '', '-', []])
    expect(parseItems(nothing, 4)).toEqual({ keys: [], hasJunk: false, hasMore: false })
})

it('any text is parsed without an error, to valid keys', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'cphx-,019\u0000é') }), (text) => {
      for (const one of parseItems(text, 4).keys) expect(one).toMatch(/^[cph]\d+$/)
    }),
  )
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SHORTLIST_LIMIT } from './items'
import {
  emptyShortlist,
  isListed,
  listed,
  mergedNote,
  parseShortlist,
  type Shortlist,
  union,
  withListing,
  withNote,
  withoutListing,
} from './saved'

const villa = { key: 'c1', name: 'Villa Serena' }
const home = { key: 'h2', name: '214 Bluestem Run' }
const one = withListing(emptyShortlist, villa)

describe('the stored text', () => {
  it('is read as it was written', () => {
    const list = withNote(withListing(one, home), home, 'Nice porch', '')
    expect(parseShortlist(JSON.stringify(list))).toEqual(list)
  })

  it.each([null, '', '{', 'null', '{}', '"c1"', '[1, null, {"key": "x1"}]'])(
    'is an empty list when it is %s',
    (text) => {
      expect(parseShortlist(text)).toEqual([])
    },
  )

  it('loses only the entries that are not valid', () => {
    expect(parseShortlist('[{"key":"c1","name":7},{"key":"c1","note":"again"},{"key":5}]')).toEqual(
      [{ key: 'c1', name: '', note: '', isOn: true }],
    )
  })
})

it('the newest listing is first, and a listing is on the list once', () => {
  const list = withListing(withListing(one, home), villa)
  expect(list.map(({ key }) => key)).toEqual(['h2', 'c1'])
})

it('a full list takes no more', () => {
  let list: Shortlist = emptyShortlist
  for (let id = 1; id <= SHORTLIST_LIMIT; id += 1)
    list = withListing(list, { key: `c${id}`, name: 'A' })
  expect(withListing(list, home)).toBe(list)
})

it('a removed listing leaves the list and keeps its note, until the note is deleted too', () => {
  const noted = withNote(one, villa, 'Ask about the lot', '')
  const removed = withoutListing(noted, 'c1')
  expect(listed(removed)).toEqual([])
  expect(removed).toEqual([
    { key: 'c1', name: 'Villa Serena', note: 'Ask about the lot', isOn: false },
  ])
  expect(withListing(removed, villa)[0]?.note).toBe('Ask about the lot')
  expect(withNote(removed, villa, '', 'Ask about the lot')).toEqual([])
  expect(withoutListing(one, 'c1')).toEqual([])
})

describe('two tabs that edit one note', () => {
  it('keep both texts', () => {
    const inOther = withNote(one, villa, 'From the other tab', '')
    expect(withNote(inOther, villa, 'Mine', '')[0]?.note).toBe('Mine\nFrom the other tab')
  })

  it('lose none that was typed after the other tab removed the listing', () => {
    expect(withNote(emptyShortlist, villa, 'Mine', '')).toEqual([
      { ...villa, note: 'Mine', isOn: false },
    ])
  })

  it('do not repeat a text that is already there', () => {
    expect(mergedNote('a', 'a and b', 'a')).toBe('a and b')
    expect(mergedNote('a', 'a and b', 'a and')).toBe('a and b')
    expect(mergedNote('a', 'b', 'b')).toBe('b')
  })

  it('never lose what was typed', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (before, after, stored) => {
        const merged = mergedNote(before, after, stored)
        expect(merged).toContain(after)
        if (stored !== before) expect(merged).toContain(stored)
      }),
    )
  })
})

it('the union of two lists has every listing and every note of both', () => {
  const mine = withNote(one, villa, 'Mine', '')
  const other = withListing(withNote(withoutListing(one, 'c1'), villa, '', ''), home)
  const both = union(mine, withNote(withListing(other, villa), villa, 'Other', ''))
  expect(both.map(({ key, note }) => [key, note])).toEqual([
    ['c1', 'Mine\nOther'],
    ['h2', ''],
  ])
  expect(isListed(both, 'h2')).toBe(true)
})

import { expect, it } from 'vitest'
import { showFolder, shownFolder, showsUnused, showUnused } from './library'

const ofType = { mimeType: { equals: 'image/png' } }

it('shownFolder finds the folder in a filter of Payload', () => {
  expect(shownFolder(undefined)).toBe('all')
  expect(shownFolder({ or: [{ and: [ofType] }] })).toBe('all')
  expect(shownFolder({ or: [{ and: [ofType, { folder: { equals: '7' } }] }] })).toBe(7)
  expect(shownFolder({ folder: { equals: 7 } })).toBe(7)
  expect(shownFolder({ or: [{ and: [{ folder: { exists: 'false' } }] }] })).toBe('none')
})

it('shownFolder finds no folder in alternatives', () => {
  const [one, two] = [{ folder: { equals: '1' } }, { folder: { equals: '2' } }]
  expect(shownFolder({ or: [{ and: [one] }, { and: [two] }] })).toBeNull()
  expect(shownFolder({ or: [{ and: [one, two] }] })).toBeNull()
})

it('showFolder changes the folder and keeps the other conditions', () => {
  const first = showFolder({ or: [{ and: [ofType] }] }, 7)
  expect(first).toEqual({ or: [{ and: [ofType, { folder: { equals: '7' } }] }] })
  const none = showFolder(first, 'none')
  expect(none).toEqual({ or: [{ and: [ofType, { folder: { exists: 'false' } }] }] })
  expect(showFolder(none, 'all')).toEqual({ or: [{ and: [ofType] }] })
  expect(showFolder(showFolder({}, 7), 'all')).toEqual({})
})

it('the limit to unused pictures stays with a folder and other conditions, and goes alone', () => {
  const inFolder = showFolder({ or: [{ and: [ofType] }] }, 7)
  const unused = showUnused(inFolder, true)
  expect([showsUnused(inFolder), showsUnused(unused)]).toEqual([false, true])
  expect(shownFolder(unused)).toBe(7)
  expect(showsUnused(showFolder(unused, 'none'))).toBe(true)
  expect(showUnused(showUnused(unused, true), false)).toEqual(inFolder)
  expect(showUnused(showUnused({}, true), false)).toEqual({})
})

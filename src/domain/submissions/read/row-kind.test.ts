import { expect, it } from 'vitest'
import { isRemark, sectionName } from './row-kind'

it.each([
  'Page Ranch',
  'Call Creek',
  'Effective Oaks',
  'Source Ridge',
  'Visit Hollow',
  'Max Creek',
])('a community may be called %s', (name) => {
  expect(sectionName({ cells: [name, null, null] })).toBe(name)
})

it.each([
  'Page 1 of 2',
  'See sales counselor for details',
  'Call (210) 555-0100',
  'Prices effective 11/20/26',
  'Count: 3',
  'Flint Arbor Total',
  'Report run by jdoe',
])('%s begins no community', (text) => {
  expect(isRemark({ cells: [text, null, null] })).toBe(true)
})

it('a row that begins with the word of a sum is one only as a whole word', () => {
  expect(isRemark({ cells: ['Max', null, 385_990] })).toBe(true)
  expect(isRemark({ cells: ['Maxwell', 2140, 385_990] })).toBe(false)
  expect(isRemark({ cells: ['Count Fleet Run', 2140, 385_990] })).toBe(false)
})

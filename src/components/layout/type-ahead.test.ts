import { expect, it } from 'vitest'
import { TYPE_AHEAD_RESET_MS, TypeAhead } from './type-ahead'

const labels = ['All Resources', 'Mortgage Calculator', 'Moving Checklist', 'Events']

it('type-ahead combines letters typed in quick succession', () => {
  const search = new TypeAhead()
  expect(search.find('m', labels, 0, 0)).toBe(1)
  expect(search.find('o', labels, 1, 300)).toBe(1)
  expect(search.find('V', labels, 1, 600)).toBe(2)
})

it('type-ahead starts a new search after a second', () => {
  const search = new TypeAhead()
  search.find('m', labels, 0, 0)
  expect(search.find('e', labels, 1, TYPE_AHEAD_RESET_MS - 1)).toBe(-1)
  expect(search.find('e', labels, 1, 2 * TYPE_AHEAD_RESET_MS)).toBe(3)
})

it('type-ahead cycles through all items that start with a letter', () => {
  const search = new TypeAhead()
  expect(search.find('m', labels, -1, 0)).toBe(1)
  expect(search.find('m', labels, 1, 100)).toBe(2)
  expect(search.find('m', labels, 2, 200)).toBe(1)
})

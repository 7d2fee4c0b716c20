import { expect, it } from 'vitest'
import { lowerFirst } from './lower-first'

it.each([
  ['Blinds', 'blinds'],
  ['HOA transfer fee', 'HOA transfer fee'],
  ['A plan', 'a plan'],
  ['', ''],
])('%s reads %s in the middle of a sentence', (text, expected) => {
  expect(lowerFirst(text)).toBe(expected)
})

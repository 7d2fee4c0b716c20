import { parseAsString, parseAsStringLiteral } from 'nuqs/server'
import { expect, it } from 'vitest'
import { leftOut } from './left-out'

const parsers = {
  q: parseAsString,
  sort: parseAsStringLiteral(['name', 'price']).withDefault('name'),
}

it('leftOut names the parameters with a value that the page does not know', () => {
  expect(leftOut(parsers, { q: 'odd', sort: 'odd', other: 'odd' })).toEqual(['sort “odd”'])
  expect(leftOut(parsers, { sort: ['price', 'odd'] })).toEqual(['sort “odd”'])
  expect(leftOut(parsers, { sort: 'x'.repeat(99) })).toEqual([`sort “${'x'.repeat(40)}…”`])
})

it('leftOut names nothing that is missing, empty or known', () => {
  expect(leftOut(parsers, {})).toEqual([])
  expect(leftOut(parsers, { q: '', sort: '' })).toEqual([])
  expect(leftOut(parsers, { q: 'odd', sort: 'price' })).toEqual([])
})

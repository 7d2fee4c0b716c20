import { expect, it } from 'vitest'
import { isBlock, readBlock } from './block'

it('readBlock reads the rows and columns of a spreadsheet', () => {
  expect(readBlock('214 Bluestem Run\t$389,900\r\n218 Bluestem Run\t412,000\r\n')).toEqual([
    ['214 Bluestem Run', '$389,900'],
    ['218 Bluestem Run', '412,000'],
  ])
})

it('readBlock keeps empty cells, also at the end of a row', () => {
  expect(readBlock('a\t\tb\n\t\t\nc\t\t')).toEqual([
    ['a', '', 'b'],
    ['', '', ''],
    ['c', '', ''],
  ])
})

it('readBlock reads quotes, tabs and line breaks within a cell', () => {
  expect(readBlock('"The ""Concho"""\t"two\nlines"\t"a\tb"\nplain "word"\tx')).toEqual([
    ['The "Concho"', 'two\nlines', 'a\tb'],
    ['plain "word"', 'x'],
  ])
})

it('readBlock reads a quote without an end as text', () => {
  expect(readBlock('"5 ft\t1\n2')).toEqual([['"5 ft', '1'], ['2']])
  expect(readBlock('"a" b\tc')).toEqual([['"a" b', 'c']])
})

it('the text of one cell is no block', () => {
  expect(isBlock('389,900')).toBe(false)
  expect(isBlock('389,900\r\n')).toBe(false)
  expect(isBlock('389,900\n412,000')).toBe(true)
  expect(isBlock('a\tb')).toBe(true)
  expect(isBlock('"two\nlines"\r\n')).toBe(true)
})

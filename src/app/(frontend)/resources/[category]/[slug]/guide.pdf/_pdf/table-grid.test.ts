import { describe, expect, it } from 'vitest'
import type { RichCell, RichRow } from '@/contract/rich-text/rich-text'
import { columnWeights, tableGrid } from './table-grid'

const cell = (text: string, colSpan = 1, rowSpan = 1): RichCell => ({
  type: 'cell',
  scope: null,
  colSpan,
  rowSpan,
  children: [{ type: 'text', text, marks: [] }],
})

const row = (...children: RichCell[]): RichRow => ({ type: 'row', isHead: false, children })

const drawn = (...rows: RichRow[]) =>
  tableGrid(rows).map((row) =>
    row.map(({ column, cell: at }) => {
      const [first] = at?.children ?? []
      return `${column}${first?.type === 'text' ? first.text : '-'}`
    }),
  )

describe('table grid', () => {
  it('places cells in their columns and leaves room for row spans', () => {
    expect(
      drawn(
        row(cell('a', 1, 3), cell('b'), cell('c')),
        row(cell('d', 1, 2), cell('e')),
        row(cell('f')),
        row(cell('g'), cell('h'), cell('i')),
      ),
    ).toEqual([
      ['0a', '1b', '2c'],
      ['0-', '1d', '2e'],
      ['0-', '1-', '2f'],
      ['0g', '1h', '2i'],
    ])
  })

  it('supports cells that span columns and rows', () => {
    expect(
      drawn(row(cell('a'), cell('b', 2, 2)), row(cell('c')), row(cell('d'), cell('e'), cell('f'))),
    ).toEqual([
      ['0a', '1b'],
      ['0c', '1-', '2-'],
      ['0d', '1e', '2f'],
    ])
  })
})

it('columnWeights sets column widths by the longest text, within limits', () => {
  const weights = columnWeights({
    type: 'table',
    children: [
      row(cell('Of'), cell(`County${' '.repeat(60)}`), cell('Districts')),
      row(cell('1'), cell('x'.repeat(20)), cell('x'.repeat(900))),
    ],
  })
  expect(weights).toEqual([10, 20, 48])
})

import type { RichCell, RichRow, RichTable } from '@/contract/rich-text/rich-text'
import { printedText } from './plain-text'

/** A cell of the grid. `cell` is `null` where a cell above spans this row. */
export interface GridCell {
  readonly column: number
  readonly colSpan: number
  readonly cell: RichCell | null
}

/** The rows of a table with the column of every cell, taking row spans into account. */
export function tableGrid(rows: readonly RichRow[]): GridCell[][] {
  /** By column: the number of further rows that a cell above spans. */
  const taken: number[] = []
  return rows.map(({ children }) => {
    const row: GridCell[] = []
    let column = 0
    const skipTaken = () => {
      while ((taken[column] ?? 0) > 0) {
        taken[column] = (taken[column] ?? 0) - 1
        row.push({ column, colSpan: 1, cell: null })
        column += 1
      }
    }
    for (const cell of children) {
      skipTaken()
      row.push({ column, colSpan: cell.colSpan, cell })
      for (let over = 0; over < cell.colSpan; over += 1) taken[column + over] = cell.rowSpan - 1
      column += cell.colSpan
    }
    skipTaken()
    return row
  })
}

/** The minimum and maximum width of a column, in characters. */
const NARROW = 10
const WIDE = 48

/** The relative widths of the columns, by the longest text in each. */
export function columnWeights({ children }: RichTable): number[] {
  const weights: number[] = []
  for (const { column, colSpan, cell } of tableGrid(children).flat()) {
    const length = cell ? printedText(cell.children).length / colSpan : 0
    for (let over = column; over < column + colSpan; over += 1) {
      weights[over] = Math.max(weights[over] ?? NARROW, Math.min(WIDE, length))
    }
  }
  return weights
}

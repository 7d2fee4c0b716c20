'use client'

import { type ClipboardEvent, type ComponentType, type KeyboardEvent, useCallback } from 'react'
import { BLOCK_ROWS_MAX, isBlock, readBlock } from '@/domain/grid/block'
import { type Column, formatCell, type Values } from '@/domain/grid/column'
import { type GridRow, type GridState, pasteBlock, setCells } from '@/domain/grid/state'
import { isNumber } from './grid-cell'
import { GridRowView, type RowProps } from './grid-row'
import { findCell, moveFocus } from './move-focus'

/** Changes the state of a grid. */
export type Update = (change: (state: GridState) => GridState) => void

interface GridTableProps {
  label: string
  sheet: string
  columns: readonly Column[]
  state: GridState
  update: Update
  /** Shown when a block was not pasted. */
  refusePaste: (problem: string) => void
  rowsMax: number
  /** Which rows are in view; without it, all of them. */
  shows?: (row: GridRow) => boolean
  /** The values of a row that pasting adds; without them, the table does not grow. */
  fresh?: Values
  /** A stored value that begins each row and is not edited, with the label of its column. */
  heading?: { readonly name: string; readonly label: string }
  /** The last cells of each row, with the label of their column. */
  after?: { readonly label: string; readonly Cells: ComponentType<RowProps> }
}

/** The most characters of a pasted text. */
const TEXT_MAX = 500_000

/** A table that behaves like a spreadsheet: arrow keys, Enter and Escape, and pasted blocks. */
export function GridTable(props: GridTableProps) {
  const { label, sheet, columns, state, update, rowsMax, shows, fresh, heading, after } = props
  const rows = state.rows.filter((row) => row.sheet === sheet && (shows?.(row) ?? true))
  const commit = useCallback(
    (key: string, column: string, text: string) =>
      update((before) => setCells(before, key, { [column]: text })),
    [update],
  )

  function pressKey(event: KeyboardEvent<HTMLTableElement>) {
    if (moveFocus(event) || event.key !== 'Escape') return
    const cell = findCell(event.target)
    const column = columns.find(({ name }) => name === cell?.column)
    if (!cell || !column || cell.control.dataset.typing !== undefined) return
    const saved = state.saved.get(cell.key)?.values[cell.column]
    commit(cell.key, cell.column, formatCell(column, saved))
  }

  function paste(event: ClipboardEvent<HTMLTableElement>) {
    const cell = findCell(event.target)
    const text = event.clipboardData.getData('text')
    // One value that is pasted while a cell is edited becomes a part of its text.
    if (!cell || (cell.control.dataset.typing !== undefined && !isBlock(text))) return
    event.preventDefault()
    const block = text.length > TEXT_MAX ? [] : readBlock(text)
    if (block.length === 0 || block.length > BLOCK_ROWS_MAX) {
      props.refusePaste(
        `The copied block is too large: at most ${BLOCK_ROWS_MAX} rows can be pasted. Nothing was pasted.`,
      )
      return
    }
    const { key, column } = cell
    const next = pasteBlock(state, { sheet, columns, key, column, block, fresh, rowsMax, shows })
    if (typeof next === 'string') props.refusePaste(next)
    else update(() => next)
  }

  return (
    <div className="grid__scroll">
      <table aria-label={label} onKeyDown={pressKey} onPaste={paste}>
        <thead>
          <tr>
            {heading && <th scope="col">{heading.label}</th>}
            {columns.map((column) => (
              <th
                key={column.name}
                scope="col"
                className={isNumber(column) ? 'grid__number-head' : undefined}
                style={{ minWidth: `calc(${column.width}ch + 24px)` }}
              >
                {column.label}
              </th>
            ))}
            {after && (
              <th scope="col" className="grid__actions-head">
                {after.label}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <GridRowView
              key={row.key}
              row={row}
              saved={state.saved.get(row.key)}
              refused={state.refused.get(row.key)}
              columns={columns}
              heading={heading?.name}
              After={after?.Cells}
              takesFocus={row.key === state.focus}
              commit={commit}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

'use client'

import { type ComponentType, memo } from 'react'
import { type Column, displayCell, formatCell } from '@/domain/grid/column'
import {
  changedColumns,
  doubtfulCells,
  type GridRow,
  isRowChanged,
  type Problems,
  ROW,
  type SavedRow,
  unreadableCells,
} from '@/domain/grid/state'
import { GridCell, isNumber } from './grid-cell'

/** A row for the components that a grid adds to it. */
export interface RowProps {
  readonly row: GridRow
  readonly saved: SavedRow | undefined
  /** The name of the row in labels. */
  readonly name: string
}

export interface GridRowProps {
  row: GridRow
  saved: SavedRow | undefined
  refused: Problems | undefined
  columns: readonly Column[]
  /** A stored value that begins the row and is not edited. */
  heading: string | undefined
  /** Cells after those of the columns. */
  After: ComponentType<RowProps> | undefined
  takesFocus: boolean
  commit: (key: string, column: string, text: string) => void
}

/** Texts such as "Price: Enter whole dollars." */
function describeProblems(columns: readonly Column[], problems: Problems): string[] {
  return Object.entries(problems).map(([name, problem]) => {
    const column = columns.find((one) => one.name === name)
    return column ? `${column.label}: ${problem}` : problem
  })
}

/** A row of a grid, and below it why it was not saved. It is rendered when one of its cells changes. */
export const GridRowView = memo(function GridRowView(props: GridRowProps) {
  const { row, saved, refused, columns, heading, After, takesFocus, commit } = props
  const { key, cells, isRemoved } = row
  const [first] = columns
  const name =
    (heading === undefined ? cells[first?.name ?? ''] : String(saved?.values[heading] ?? '')) ||
    'the new row'
  const changed = new Set(changedColumns(columns, row, saved))
  const unreadable = unreadableCells(columns, row, saved)
  const problems = { ...refused, ...unreadable }
  const outcome = refused ? 'Not saved.' : 'Cannot be saved.'
  const reasons = describeProblems(columns, problems)
  const problemId = reasons.length > 0 ? `grid-problem-${key}` : undefined
  const warnings = doubtfulCells(columns, row, saved)
  const doubts = describeProblems(columns, warnings)
  const warningId = doubts.length > 0 ? `grid-warning-${key}` : undefined
  const classes = [
    isRowChanged(columns, row, saved) && 'grid__row--changed',
    isRemoved && 'grid__row--removed',
    saved?.id == null && 'grid__row--new',
  ]

  const cell = (column: Column, index: number) => {
    const { name: columnName, label } = column
    const before = displayCell(column, formatCell(column, saved?.values[columnName]))
    const isChanged = changed.has(column) && saved?.id != null
    const isInvalid = problems[columnName] !== undefined || problems[ROW] !== undefined
    const isDoubtful = warnings[columnName] !== undefined
    const isPlain = isRemoved || (column.isFixed === true && saved?.id != null)
    const content = isPlain ? (
      displayCell(column, cells[columnName] ?? '')
    ) : (
      <GridCell
        column={column}
        label={`${label} of ${name}`}
        text={cells[columnName] ?? ''}
        problemId={isInvalid ? problemId : isDoubtful ? warningId : undefined}
        isInvalid={problems[columnName] !== undefined}
        takesFocus={takesFocus && index === 0}
        commit={(text) => commit(key, columnName, text)}
      />
    )
    const isHeader = index === 0 && heading === undefined
    const Cell = isHeader ? 'th' : 'td'
    return (
      <Cell
        key={columnName}
        scope={isHeader ? 'row' : undefined}
        data-column={columnName}
        className={
          [
            isChanged && 'grid__cell--changed',
            isDoubtful && 'grid__cell--doubtful',
            isNumber(column) && 'grid__number-cell',
            isPlain && 'grid__cell--plain',
          ]
            .filter(Boolean)
            .join(' ') || undefined
        }
        title={isChanged ? `Was ${before || 'empty'}` : undefined}
      >
        {content}
      </Cell>
    )
  }

  return (
    <>
      <tr data-key={key} className={classes.filter(Boolean).join(' ') || undefined}>
        {heading !== undefined && <th scope="row">{name}</th>}
        {columns.map(cell)}
        {After && <After row={row} saved={saved} name={name} />}
      </tr>
      {(problemId !== undefined || warningId !== undefined) && (
        <tr className={problemId === undefined ? 'grid__doubts' : 'grid__problems'}>
          <td colSpan={columns.length + (heading === undefined ? 0 : 1) + (After ? 1 : 0)}>
            {problemId !== undefined && <p id={problemId}>{`${outcome} ${reasons.join(' ')}`}</p>}
            {warningId !== undefined && <p id={warningId}>{`Not certain. ${doubts.join(' ')}`}</p>}
          </td>
        </tr>
      )}
    </>
  )
})

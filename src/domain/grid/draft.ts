import { displayCell } from './column'
import {
  changedColumns,
  createRows,
  type GridState,
  getColumns,
  isRowChanged,
  type Sheets,
  withRows,
} from './state'

/** The unsaved changes of a row, as they are stored in the browser. */
export interface RowDraft {
  readonly key: string
  readonly sheet: string
  readonly isNew: boolean
  /** The changed texts; of a new row, all of them. */
  readonly cells: Readonly<Record<string, string>>
  readonly isRemoved: boolean
  readonly copyOf: number | null
}

/** The unsaved changes of a grid. */
export function getDrafts(sheets: Sheets, state: GridState): RowDraft[] {
  return state.rows.flatMap((row) => {
    const { key, sheet, cells, isRemoved, copyOf } = row
    const columns = getColumns(sheets, sheet)
    const saved = state.saved.get(key)
    if (!isRowChanged(columns, row, saved)) return []
    const isNew = saved?.id == null
    // A choice is stored as its label, because the keys of new rows differ at the next visit.
    const texts = (isNew ? columns : changedColumns(columns, row, saved)).map((column) => [
      column.name,
      displayCell(column, cells[column.name] ?? ''),
    ])
    return [{ key, sheet, isNew, cells: Object.fromEntries(texts), isRemoved, copyOf }]
  })
}

/** The state with restored changes, as one step. Rows that no longer exist are left out. */
export function restoreDrafts(
  sheets: Sheets,
  state: GridState,
  drafts: readonly RowDraft[],
): GridState {
  const byKey = new Map(drafts.map((draft) => [draft.key, draft]))
  const rows = state.rows.map((row) => {
    const draft = byKey.get(row.key)
    if (!draft || draft.isNew) return row
    return { ...row, cells: { ...row.cells, ...draft.cells }, isRemoved: draft.isRemoved }
  })
  const fresh = drafts.filter(({ isNew, sheet }) => isNew && sheet in sheets)
  return fresh.reduce(
    (before, { sheet, cells, copyOf }) => {
      const created = createRows(before, getColumns(sheets, sheet), [
        { sheet, values: {}, cells, copyOf },
      ])
      return { ...created.state, rows: [...before.rows, ...created.rows] }
    },
    withRows(state, rows),
  )
}

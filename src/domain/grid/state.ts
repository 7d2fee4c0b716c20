import {
  type CellValue,
  type Column,
  displayCell,
  formatCell,
  readCell,
  type Values,
} from './column'

/** A row with the texts of its cells. */
export interface GridRow {
  /** The id of the stored row, or a name for a new one, such as `new-1`. */
  readonly key: string
  /** The table of the grid. */
  readonly sheet: string
  /** By column. */
  readonly cells: Readonly<Record<string, string>>
  /** Whether the row is to be moved to the trash. */
  readonly isRemoved: boolean
  /** The id of the stored row that a new one duplicates. */
  readonly copyOf: number | null
}

/** The stored state of a row. A new row has no id, and the values that it started with. */
export interface SavedRow {
  readonly id: number | null
  readonly values: Values
}

/** Why a row was not saved: by column, and under the empty name for the row as a whole. */
export type Problems = Readonly<Record<string, string>>

/** The problem of a row as a whole. */
export const ROW = ''

/** The columns of each table of a grid. */
export type Sheets = Readonly<Record<string, readonly Column[]>>

type Rows = readonly GridRow[]

export interface GridState {
  readonly rows: Rows
  /** Earlier and undone states of the rows, the nearest last. */
  readonly past: readonly Rows[]
  readonly future: readonly Rows[]
  /** By key. */
  readonly saved: ReadonlyMap<string, SavedRow>
  /** Problems for which the server refused a row, by key. */
  readonly refused: ReadonlyMap<string, Problems>
  /** The number of rows that were added, for their keys. */
  readonly added: number
  /** The key of the row that was added last with a button, which takes the focus. */
  readonly focus: string | null
}

/** A row as it is stored. */
export interface StoredRow {
  readonly sheet: string
  readonly id: number
  readonly values: Values
}

/** The most steps that can be undone. */
const STEPS_MAX = 100

/** The texts of stored values. */
export function formatCells(columns: readonly Column[], values: Values): Record<string, string> {
  return Object.fromEntries(
    columns.map((column) => [column.name, formatCell(column, values[column.name])]),
  )
}

export const getColumns = (sheets: Sheets, sheet: string): readonly Column[] => sheets[sheet] ?? []

export function initialState(sheets: Sheets, stored: readonly StoredRow[]): GridState {
  const rows = stored.map(({ sheet, id, values }) => ({
    key: `${sheet}-${id}`,
    sheet,
    cells: formatCells(getColumns(sheets, sheet), values),
    isRemoved: false,
    copyOf: null,
  }))
  const saved = stored.map(({ sheet, id, values }) => [`${sheet}-${id}`, { id, values }] as const)
  return {
    rows,
    past: [],
    future: [],
    saved: new Map(saved),
    refused: new Map(),
    added: 0,
    focus: null,
  }
}

/** Makes other rows the current ones, as one step that can be undone. */
export function withRows(state: GridState, rows: Rows): GridState {
  const before = new Map(state.rows.map((row) => [row.key, row]))
  const touched = rows.filter((row) => before.get(row.key) !== row).map(({ key }) => key)
  return {
    ...state,
    rows,
    past: [...state.past, state.rows].slice(-STEPS_MAX),
    future: [],
    refused: without(state.refused, touched),
  }
}

function without<Value>(map: ReadonlyMap<string, Value>, keys: readonly string[]) {
  return new Map([...map].filter(([key]) => !keys.includes(key)))
}

export function undo(state: GridState): GridState {
  const rows = state.past.at(-1)
  if (!rows) return state
  return {
    ...state,
    rows,
    past: state.past.slice(0, -1),
    future: [...state.future, state.rows],
    refused: new Map(),
  }
}

export function redo(state: GridState): GridState {
  const rows = state.future.at(-1)
  if (!rows) return state
  return {
    ...state,
    rows,
    past: [...state.past, state.rows],
    future: state.future.slice(0, -1),
    refused: new Map(),
  }
}

/** Changes cells of one row. */
export function setCells(state: GridState, key: string, cells: GridRow['cells']): GridState {
  const row = state.rows.find((one) => one.key === key)
  if (!row || Object.entries(cells).every(([name, text]) => row.cells[name] === text)) return state
  return withRows(state, replaced(state.rows, { ...row, cells: { ...row.cells, ...cells } }))
}

/** Marks a stored row as removed or takes the mark back. A new row is removed at once. */
export function toggleRemoved(state: GridState, key: string): GridState {
  const isNew = state.saved.get(key)?.id === null
  const rows = isNew
    ? state.rows.filter((row) => row.key !== key)
    : state.rows.map((row) => (row.key === key ? { ...row, isRemoved: !row.isRemoved } : row))
  return withRows(state, rows)
}

interface NewRow {
  readonly sheet: string
  /** The values that the row starts with. They alone are no change. */
  readonly values: Values
  /** The texts of a duplicate. */
  readonly cells?: GridRow['cells']
  readonly copyOf?: number | null
}

/** The state with new rows in `saved`, and these rows, which are not in the table yet. */
export function createRows(
  state: GridState,
  columns: readonly Column[],
  created: readonly NewRow[],
): { readonly state: GridState; readonly rows: GridRow[] } {
  const saved = new Map(state.saved)
  const rows = created.map(({ sheet, values, cells = {}, copyOf = null }, index) => {
    const key = `new-${state.added + index + 1}`
    saved.set(key, { id: null, values })
    return {
      key,
      sheet,
      cells: { ...formatCells(columns, values), ...cells },
      isRemoved: false,
      copyOf,
    }
  })
  return { state: { ...state, saved, added: state.added + created.length }, rows }
}

/** Adds new rows, at the end of the table or after another row. */
export function addRows(
  state: GridState,
  columns: readonly Column[],
  created: readonly NewRow[],
  after?: string,
): GridState {
  const { state: next, rows } = createRows(state, columns, created)
  const index = state.rows.findIndex(({ key }) => key === after) + 1
  const at = index === 0 ? state.rows.length : index
  const focus = rows[0]?.key ?? null
  return withRows({ ...next, focus }, state.rows.toSpliced(at, 0, ...rows))
}

interface Pasted {
  readonly sheet: string
  readonly columns: readonly Column[]
  /** The cell with the focus. */
  readonly key: string
  readonly column: string
  readonly block: readonly (readonly string[])[]
  /** The values of a new row; without them, the table does not grow. */
  readonly fresh?: Values
  readonly rowsMax: number
  /** Which rows of the table are in view; others are not pasted into. */
  readonly shows?: (row: GridRow) => boolean
}

/** The state after a block was pasted, or why it was not. */
export function pasteBlock(
  state: GridState,
  { sheet, columns, key, column, block, fresh, rowsMax, shows = () => true }: Pasted,
): GridState | string {
  const own = state.rows.filter((row) => row.sheet === sheet && shows(row))
  const first = own.findIndex((row) => row.key === key)
  const left = columns.slice(columns.findIndex(({ name }) => name === column))
  const width = Math.max(...block.map((cells) => cells.length))
  if (width > left.length) {
    return `The copied block has ${width} columns, but the table has only ${left.length} from here. Nothing was pasted.`
  }
  const missing = Math.max(0, first + block.length - own.length)
  if (missing > 0 && !fresh) {
    return `The copied block has ${block.length} rows, but the table has only ${own.length - first} from here. Nothing was pasted.`
  }
  if (own.length + missing > rowsMax) {
    return `The copied block has ${block.length} rows, but the table can have at most ${rowsMax}. Nothing was pasted.`
  }
  const created = Array.from({ length: missing }, () => ({ sheet, values: fresh ?? {} }))
  const { state: next, rows } = createRows(state, columns, created)
  const targets = new Map(
    [...own, ...rows].slice(first, first + block.length).map((row, index) => {
      const texts =
        block[index]?.flatMap((text, at) => {
          const pastedInto = left[at]
          return pastedInto ? [[pastedInto.name, pastedText(pastedInto, text.trim())]] : []
        }) ?? []
      return [row.key, { ...row, cells: { ...row.cells, ...Object.fromEntries(texts) } }]
    }),
  )
  const all = [...state.rows, ...rows].map((row) => targets.get(row.key) ?? row)
  return withRows(next, all)
}

/** A pasted choice becomes its value, so that it follows when the choice is renamed. */
function pastedText(column: Column, text: string): string {
  const { value } = { value: null, ...readCell(column, text) }
  return column.kind === 'choice' && value !== null ? String(value) : text
}

/** Whether a cell has another text than its stored value. */
export function isCellChanged(column: Column, text: string, stored: CellValue | undefined) {
  if (text === formatCell(column, stored)) return false
  const reading = readCell(column, text)
  return reading.problem !== undefined || reading.value !== (stored ?? null)
}

/** The columns in which a row differs from what is stored. */
export function changedColumns(
  columns: readonly Column[],
  row: GridRow,
  saved: SavedRow | undefined,
): Column[] {
  return columns.filter((column) =>
    isCellChanged(column, row.cells[column.name] ?? '', saved?.values[column.name]),
  )
}

/** Whether there is something to save of a row. */
export function isRowChanged(
  columns: readonly Column[],
  row: GridRow,
  saved: SavedRow | undefined,
): boolean {
  return row.isRemoved || changedColumns(columns, row, saved).length > 0
}

/** The typed texts of a row that cannot be saved. In a new row, also what is missing. */
export function unreadableCells(
  columns: readonly Column[],
  row: GridRow,
  saved: SavedRow | undefined,
): Problems {
  if (row.isRemoved || !isRowChanged(columns, row, saved)) return {}
  const read = saved?.id == null ? columns : changedColumns(columns, row, saved)
  return Object.fromEntries(
    read.flatMap((column) => {
      const { problem } = readCell(column, row.cells[column.name] ?? '')
      return problem === undefined ? [] : [[column.name, problem]]
    }),
  )
}

/** Doubts about the typed texts of a row, which are saved all the same. */
export function doubtfulCells(
  columns: readonly Column[],
  row: GridRow,
  saved: SavedRow | undefined,
): Problems {
  if (row.isRemoved || !isRowChanged(columns, row, saved)) return {}
  const text = ({ name }: Column) => row.cells[name] ?? ''
  const read =
    saved?.id == null
      ? columns.filter((column) => column.isFixed || text(column) !== '')
      : changedColumns(columns, row, saved)
  return Object.fromEntries(
    read.flatMap((column) => {
      const { warning } = readCell(column, text(column))
      return warning === undefined ? [] : [[column.name, warning]]
    }),
  )
}

/** A row as it is sent to be saved. */
export interface RowEdit {
  readonly key: string
  readonly sheet: string
  readonly id: number | null
  /** The values that the editor saw. */
  readonly from: Values
  /** The changed values. */
  readonly to: Values
  readonly isRemoved: boolean
  readonly copyOf: number | null
}

/** The edits of changed rows that can be read. */
export function getEdits(sheets: Sheets, state: GridState): RowEdit[] {
  return state.rows.flatMap((row) => {
    const { key, sheet, isRemoved, copyOf } = row
    const columns = getColumns(sheets, sheet)
    const saved = state.saved.get(key)
    if (!isRowChanged(columns, row, saved)) return []
    if (Object.keys(unreadableCells(columns, row, saved)).length > 0) return []
    const id = saved?.id ?? null
    // A new row is sent with the values that it started with.
    const sent = id === null ? columns : changedColumns(columns, row, saved)
    const to = sent.flatMap((column) => {
      const reading = readCell(column, row.cells[column.name] ?? '')
      return reading.problem === undefined ? [[column.name, reading.value]] : []
    })
    const from = saved?.values ?? {}
    return [
      { key, sheet, id, from, to: isRemoved ? {} : Object.fromEntries(to), isRemoved, copyOf },
    ]
  })
}

/** Result of an edit. */
export type RowResult = { readonly key: string } & (
  | { readonly saved: SavedRow }
  | { readonly removed: true }
  | { readonly problems: Problems }
  | {
      /** The name of another user who changed the same values in the meantime. */
      readonly changedBy: string
      /** The values that are stored now. */
      readonly stored: Values
    }
)

/**
 * The state after a save. Rows that were not saved keep what was typed. Earlier steps can still be
 * undone, which is then a new change; that a row was created or removed cannot.
 *
 * @param sent the rows when the save began; what was typed since then stays
 */
export function withResults(
  sheets: Sheets,
  state: GridState,
  results: readonly RowResult[],
  sent: Rows = state.rows,
): GridState {
  return results.reduce((before, result) => withResult(sheets, before, result, sent), state)
}

function withResult(sheets: Sheets, state: GridState, result: RowResult, sent: Rows): GridState {
  const { key } = result
  const row = state.rows.find((one) => one.key === key)
  const before = state.saved.get(key)
  if (!row || !before) return state
  if ('removed' in result) {
    return mapRows(state, (rows) => rows.filter((one) => one.key !== key))
  }
  const columns = getColumns(sheets, row.sheet)
  const refused = new Map(state.refused)
  if ('problems' in result) return { ...state, refused: refused.set(key, result.problems) }
  if ('saved' in result) refused.delete(key)
  else refused.set(key, describeConflicts(columns, row, before, result))
  const now = 'saved' in result ? result.saved : { ...before, values: result.stored }
  const saved = new Map(state.saved).set(key, now)
  const cellsSent = sent.find((one) => one.key === key)?.cells ?? {}
  const typed = Object.entries(row.cells).filter(([name, text]) => cellsSent[name] !== text)
  const stored = {
    ...row,
    cells: { ...formatCells(columns, now.values), ...Object.fromEntries(typed) },
  }
  if (before.id === null) {
    return mapRows({ ...state, saved, refused }, (rows) =>
      rows.some((one) => one.key === key) ? replaced(rows, stored) : [...rows, stored],
    )
  }
  // Cells that the editor did not touch follow the stored values, in every step.
  const touched = changedColumns(columns, row, before)
  const others = columns.filter((column) => !touched.includes(column))
  const next = mapRows({ ...state, saved, refused }, (rows) =>
    rows.map((one) => (one.key === key ? rebased(others, one, before.values, now.values) : one)),
  )
  return 'saved' in result ? { ...next, rows: replaced(next.rows, stored) } : next
}

/** Says what another user made of the values that the editor changed too. */
function describeConflicts(
  columns: readonly Column[],
  row: GridRow,
  before: SavedRow,
  { changedBy, stored }: { readonly changedBy: string; readonly stored: Values },
): Problems {
  const both = changedColumns(columns, row, before).filter(
    ({ name }) => before.values[name] !== stored[name],
  )
  const found = both.map((column) => {
    const now = displayCell(column, formatCell(column, stored[column.name])) || 'empty'
    return [column.name, `${changedBy} changed this to ${now}. Save again to replace it.`]
  })
  return found.length > 0
    ? Object.fromEntries(found)
    : { [ROW]: `${changedBy} changed this row. Compare the values and save again.` }
}

const replaced = (rows: Rows, row: GridRow): Rows =>
  rows.map((one) => (one.key === row.key ? row : one))

/** Changes the rows in every step. */
function mapRows(state: GridState, change: (rows: Rows) => Rows): GridState {
  const { rows, past, future } = state
  return { ...state, rows: change(rows), past: past.map(change), future: future.map(change) }
}

/** A row whose cells with the earlier value show the one that is stored now. */
function rebased(columns: readonly Column[], row: GridRow, before: Values, now: Values): GridRow {
  const texts = columns
    .filter(({ name }) => before[name] !== now[name])
    .filter((column) => !isCellChanged(column, row.cells[column.name] ?? '', before[column.name]))
    .map((column) => [column.name, formatCell(column, now[column.name])])
  if (texts.length === 0) return row
  return { ...row, cells: { ...row.cells, ...Object.fromEntries(texts) } }
}

/**
 * The state after some values of a row were saved at once, from a button. That is no step that can be
 * undone, so the earlier steps get them too.
 */
export function withStored(
  sheets: Sheets,
  state: GridState,
  key: string,
  values: Values,
): GridState {
  const before = state.saved.get(key)
  if (!before) return state
  const saved = new Map(state.saved).set(key, {
    ...before,
    values: { ...before.values, ...values },
  })
  const refused = without(state.refused, [key])
  return mapRows({ ...state, saved, refused }, (rows) =>
    rows.map((row) => {
      if (row.key !== key) return row
      const columns = getColumns(sheets, row.sheet).filter(({ name }) => name in values)
      return { ...row, cells: { ...row.cells, ...formatCells(columns, values) } }
    }),
  )
}

/** A change as the review lists it. */
export interface ListedChange {
  readonly key: string
  readonly kind: 'changed' | 'added' | 'removed'
  readonly column?: Column
  readonly before: string
  readonly after: string
  /** Why the row cannot be saved, or what is not certain about it. */
  readonly problem?: string
}

/** All changes: each changed cell of stored rows, and each new or removed row. */
export function listChanges(sheets: Sheets, state: GridState): ListedChange[] {
  return state.rows.flatMap((row): ListedChange[] => {
    const columns = getColumns(sheets, row.sheet)
    const saved = state.saved.get(row.key)
    if (!isRowChanged(columns, row, saved)) return []
    const none = { key: row.key, before: '', after: '' }
    if (row.isRemoved) return [{ ...none, kind: 'removed' }]
    const problems = {
      ...doubtfulCells(columns, row, saved),
      ...unreadableCells(columns, row, saved),
    }
    if (saved?.id == null) {
      const found = columns.find(({ name }) => problems[name] !== undefined)
      const problem = found && `${found.label}: ${problems[found.name]}`
      return [{ ...none, kind: 'added', problem }]
    }
    return changedColumns(columns, row, saved).map((column) => ({
      key: row.key,
      kind: 'changed',
      column,
      before: displayCell(column, formatCell(column, saved.values[column.name])),
      after: displayCell(column, row.cells[column.name] ?? ''),
      problem: problems[column.name],
    }))
  })
}

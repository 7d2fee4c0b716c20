import { oneLine } from '../../text/plain-text'
import { type Cell, isFilled } from '../read/sheet'
import type { SubmissionTable } from '../read/table'
import type { TableMapping } from './mapping'
import { type RowMark, rowRoles } from './row-role'

/** The role of a row of a sheet. `above`: a title or a note above the headings. */
export type PreviewRole = 'above' | 'heading' | RowMark

export interface PreviewRow {
  /** As its program counts. */
  readonly row: number
  readonly cells: readonly string[]
  readonly role: PreviewRole
}

export interface TablePreview {
  /** The first rows of the sheet, as they are. */
  readonly preview: readonly PreviewRow[]
  /** Number of rows that describe listings. */
  readonly rows: number
  /** The communities that its lines begin. */
  readonly sections: readonly string[]
}

const PREVIEW_ROWS = 12
/** Below the headings at least. */
const LEAST_ROWS = 5
const LETTERS = 60

const toText = (cell: Cell | undefined): string =>
  isFilled(cell) ? oneLine(String(cell), LETTERS) : ''

/** The first rows of a table under what is above it, and what its rows are taken for. */
export function previewTable(table: SubmissionTable, mapping: TableMapping): TablePreview {
  const { above, headings, headerRow, rows } = table
  const roles = rowRoles(table, mapping)
  const texts = (cells: readonly Cell[]) => headings.map((_, column) => toText(cells[column]))
  const shown = rows.slice(0, Math.max(PREVIEW_ROWS - above.length, LEAST_ROWS))
  // The title above the first headings is a row of a table with several blocks.
  const below = new Set(shown.map(({ row }) => row))
  const preview = [
    ...above
      .filter(({ row }) => !below.has(row))
      .map(({ row, cells }): PreviewRow => {
        const isHeading = row === headerRow
        // Split columns have a heading of their own.
        const own = isHeading ? headings : texts(cells)
        return { row, cells: own, role: isHeading ? 'heading' : 'above' }
      }),
    ...shown.map(({ row, cells }, index): PreviewRow => {
      return { row, cells: texts(cells), role: roles[index]?.is ?? 'listing' }
    }),
  ]
  return {
    preview: preview.toSorted((a, b) => a.row - b.row),
    rows: roles.filter(({ is }) => is === 'listing').length,
    sections: [...new Set(roles.flatMap((role) => (role.is === 'section' ? [role.name] : [])))],
  }
}

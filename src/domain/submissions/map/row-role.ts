import { isRemark, sectionName } from '../read/row-kind'
import { isFilled } from '../read/sheet'
import type { SubmissionTable, TableRow } from '../read/table'

/**
 * An editor's mark for a row: it begins a community, describes a listing, or is left out. The role
 * of a row without a mark is told by its cells.
 */
export const rowMarks = ['section', 'listing', 'left-out'] as const
export type RowMark = (typeof rowMarks)[number]
/** By the number of the row. */
export type RowMarks = Readonly<Record<number, RowMark>>

/** The role of a row of a table. `name`: the community that it begins. */
export type RowRole =
  | { readonly is: 'section'; readonly name: string }
  | { readonly is: 'listing' }
  | { readonly is: 'left-out' }

interface Mapped {
  readonly hasSections: boolean
  readonly marks?: RowMarks
}

/** In a table with so many columns, a line below it with a single text is no listing. */
const LEAST_COLUMNS = 3

/** The text that an editor took for the name of a community. */
function firstText({ cells }: TableRow): string {
  return String(cells.find((cell) => typeof cell === 'string' && cell.trim() !== '') ?? '').trim()
}

/** Tells what the rows of a table are. */
export function rowRoles(
  { headings, rows }: Pick<SubmissionTable, 'headings' | 'rows'>,
  { hasSections, marks = {} }: Mapped,
): readonly RowRole[] {
  const hasColumns = headings.filter((heading) => heading !== '').length >= LEAST_COLUMNS
  const last = rows.findLastIndex(({ cells }) => cells.filter(isFilled).length > 1)
  const readRole = (row: TableRow, index: number): RowRole => {
    const mark = marks[row.row]
    if (mark === 'section') return { is: 'section', name: sectionName(row) ?? firstText(row) }
    if (mark !== undefined) return { is: mark }
    const isBelow = hasColumns && last >= 0 && index > last
    if (isRemark(row) || isBelow) return { is: 'left-out' }
    const name = hasSections ? sectionName(row) : null
    return name === null ? { is: 'listing' } : { is: 'section', name }
  }
  return rows.map(readRole)
}

import type { Place, Sheet, SheetRow } from './sheet'

/** A sheet with its header found: one table of a submission. */
export interface SubmissionTable {
  /** Position of the table in the submission, from 0. Mappings refer to it. */
  readonly index: number
  /** Name of its sheet, or `null`. */
  readonly name: string | null
  /** One heading per column; `''` for a column without one. Two header rows are joined. */
  readonly headings: readonly string[]
  /** Row of the last heading; `null` if no header was found and columns have to be chosen. */
  readonly headerRow: number | null
  readonly rows: readonly SheetRow[]
  readonly unit: Place['unit']
}

/**
 * Finds the tables of a file: the header of each sheet, below titles and notes, in one or two rows.
 * Sheets without a table are left out.
 */
export declare function tablesOf(
  sheets: readonly Sheet[],
  unit: Place['unit'],
): readonly SubmissionTable[]

/** The largest file, in bytes. */
export const SUBMISSION_BYTES = 12 * 1024 * 1024
/** The most bytes of the tables in a compressed file, when they are unpacked. */
export const UNPACKED_BYTES = 64 * 1024 * 1024
export const SHEETS = 100
export const SHEET_COLUMNS = 200
/** Merged cells of a sheet. */
export const MERGES = 5000
export const CELL_LETTERS = 32_000
/** Pages of a PDF. */
export const PDF_PAGES = 100
/** Texts of a PDF; a text is a cell, a word, or in some files a letter. */
export const PDF_TEXTS = 200_000
/** The most rows of a file, over all its sheets. A home of an XML feed counts as a row. */
export const SUBMISSION_ROWS = 5000

/**
 * A cell as a reader found it. Text that only looks like a number stays text: what it means is
 * decided by the field (`readValue`). A date that the program stored as a date is ISO text,
 * `2027-02-15`. `null` is a blank cell.
 */
export type Cell = string | number | boolean | null

export const isFilled = (cell: Cell | undefined): cell is string | number | boolean =>
  cell !== undefined && cell !== null && cell !== ''

/** A line of a page of a PDF. Both are counted from 1, lines from the top of the page. */
export interface PagePlace {
  readonly page: number
  readonly line: number
}

/** A row with the number that the program shows beside it, from 1. */
export interface SheetRow {
  readonly row: number
  /** Where it was found in a PDF, of which `row` counts the rows of all pages. */
  readonly onPage?: PagePlace
  readonly cells: readonly Cell[]
  /** The addresses behind cells, by column. */
  readonly links?: Readonly<Record<number, string>>
}

/** A sheet of a workbook, a CSV file or a pasted table. Rows without any value are left out. */
export interface Sheet {
  /** `null` where there is only one, as in a CSV file. */
  readonly name: string | null
  readonly rows: readonly SheetRow[]
  /** Whether it has more columns, or a longer text, than are read. */
  readonly isCut?: boolean
  /** Whether its program counts days from 1904, so that a bare number is not the day that it seems. */
  readonly isFrom1904?: boolean
}

/** Where in the submission a value was found. */
export interface Place {
  /** Name of the sheet; `null` for a CSV file and a pasted table. */
  readonly sheet: string | null
  /** Row of the sheet or line of the file, from 1. */
  readonly row: number
  /** Whether `row` counts the rows of a sheet or the lines of a text file. */
  readonly unit: 'row' | 'line'
  readonly onPage?: PagePlace | undefined
}

/** `Sheet “Communities”, row 14`, `Row 14`, `Line 310`, or `Page 2, line 14`. */
export function placeText({ sheet, row, unit, onPage }: Place): string {
  if (onPage) return `Page ${onPage.page}, line ${onPage.line}`
  if (sheet !== null) return `Sheet “${sheet}”, ${unit} ${row}`
  return `${unit === 'row' ? 'Row' : 'Line'} ${row}`
}

/** A problem in a part of a submission, in a sentence for the editor. */
export interface SubmissionProblem {
  /** `null` where it concerns the whole file. */
  readonly place: Place | null
  readonly message: string
}

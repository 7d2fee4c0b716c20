import type { ReadingOptions } from '@/domain/submissions/read-value'
import type { ReadSubmission } from '@/domain/submissions/record'
import type { SubmissionTable } from '@/domain/submissions/table'

/** What a submitted file is. */
export type SubmittedFile =
  /** A workbook or text table: its columns are mapped next, with `proposeMapping`. */
  | {
      readonly kind: 'tables'
      readonly tables: readonly SubmissionTable[]
      /** What the file is, for the history: `Excel workbook`, `CSV, semicolons, Windows-1252`. */
      readonly format: string
    }
  /** A new-home feed: its records need no mapping. */
  | { readonly kind: 'feed'; readonly submission: ReadSubmission; readonly format: string }
  /** Why the file was refused, for the person who sent it. */
  | { readonly kind: 'refused'; readonly problem: string }

/**
 * Reads a submitted file by its content; the name only helps to say what is wrong with it. Limits are
 * those of src/domain/submissions/sheet.ts. Never throws because of the content.
 */
export declare function readSubmittedFile(
  file: { readonly name: string; readonly bytes: Uint8Array },
  options: ReadingOptions,
): Promise<SubmittedFile>

/**
 * Reads what was pasted: cells of a spreadsheet, a table of an email with its HTML if the clipboard
 * had it, or columns aligned with spaces.
 */
export declare function readPastedTable(pasted: {
  readonly text: string
  readonly html?: string | undefined
}): SubmittedFile

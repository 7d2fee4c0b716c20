import type { TableMapping } from './mapping'
import type { ReadingOptions } from './read-value'
import type { ReadSubmission } from './record'
import type { SubmissionTable } from './table'

/**
 * Reads the records of mapped tables. A row of a home or plan also describes its community where the
 * table has columns for it; such facts of several rows become one record, and a contradiction a
 * problem. Rows with nothing but totals and notes are left out and reported.
 */
export declare function readRecords(
  tables: readonly SubmissionTable[],
  mappings: readonly TableMapping[],
  options: ReadingOptions,
): ReadSubmission

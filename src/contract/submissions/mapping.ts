import { z } from 'zod/mini'
import { type ColumnTarget, isColumnTarget, tableKinds } from '@/domain/submissions/map/columns'
import type { TablePreview } from '@/domain/submissions/map/preview'
import { rowMarks } from '@/domain/submissions/map/row-role'

export const columnTarget = z.custom<ColumnTarget>(
  (value) => typeof value === 'string' && isColumnTarget(value),
)

export const tableKind = z.enum(tableKinds)

/** `TableMapping` of the domain. */
export const tableMapping = z.object({
  table: z.int(),
  kind: tableKind,
  columns: z.array(
    z.object({
      column: z.int(),
      heading: z.string(),
      samples: z.array(z.string()),
      target: z.nullable(columnTarget),
      confidence: z.number(),
      reason: z.string(),
    }),
  ),
  community: z.nullable(z.string()),
  hasSections: z.boolean(),
  marks: z.optional(z.record(z.string(), z.enum(rowMarks))),
})
export type StoredMapping = z.infer<typeof tableMapping>

/** Facts about a file that were known before its columns: `ReadingHints` of the domain. */
export const readingHints = z.object({
  headers: z.record(z.string(), z.nullable(z.int())),
  layouts: z.array(z.string()),
  includesHidden: z.boolean(),
})

/** A mapping that a builder's earlier submission ended with; fields may be gone since. */
export const rememberedMapping = z.object({
  key: z.string(),
  kind: z.string(),
  columns: z.record(z.string(), z.nullable(z.string())),
  hasSections: z.optional(z.boolean()),
})

/** A table with its mapping, as the screen shows it. */
export interface MappedTable extends StoredMapping, TablePreview {
  /** Name of the sheet, or `null`. */
  readonly name: string | null
  /** The line above its headings, or `null`. */
  readonly title: string | null
  readonly unit: 'row' | 'line'
  /** The builder's communities, if all rows may be in one of them; else `null`. */
  readonly communities: readonly string[] | null
  /** Pages of a PDF that its rows were read from, from 1; else none. */
  readonly pages: readonly number[]
  /** Problems to solve before the rows are read. */
  readonly problems: readonly string[]
  readonly choices: readonly ColumnTarget[]
}

/** The tables of a submission, and what their columns are taken for. */
export interface MappingView {
  readonly tables: readonly MappedTable[]
  /** Hidden rows and columns of the file, and whether they are read. */
  readonly hidden: number
  readonly includesHidden: boolean
  /** Why the last correction was not made, or `null`. */
  readonly refusal: string | null
}

/**
 * A correction: of what the rows of a table describe, of one column, of the community of all rows, of
 * the row with the headings, of what one row is, or of hidden rows and columns.
 */
export const mappingChange = z.union([
  z.object({ table: z.int(), kind: tableKind }),
  z.object({ table: z.int(), column: z.int(), target: z.nullable(columnTarget) }),
  z.object({ table: z.int(), community: z.nullable(z.string().check(z.maxLength(120))) }),
  z.object({ table: z.int(), header: z.nullable(z.int()) }),
  z.object({ table: z.int(), row: z.int(), mark: z.nullable(z.enum(rowMarks)) }),
  z.object({ includesHidden: z.boolean() }),
])
export type MappingChange = z.infer<typeof mappingChange>

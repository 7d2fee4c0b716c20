import { z } from 'zod/mini'
import { type ColumnTarget, isColumnTarget, tableKinds } from '@/domain/submissions/map/columns'

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
})
export type StoredMapping = z.infer<typeof tableMapping>

/** A mapping that a builder's earlier submission ended with; fields may be gone since. */
export const rememberedMapping = z.object({
  key: z.string(),
  kind: z.string(),
  columns: z.record(z.string(), z.nullable(z.string())),
})

/** A table with its mapping, as the screen shows it. */
export interface MappedTable extends StoredMapping {
  /** Name of the sheet, or `null`. */
  readonly name: string | null
  /** The line above its headings, or `null`. */
  readonly title: string | null
  /** The first line that begins a community, or `null`. */
  readonly section: string | null
  /** The builder's communities, if all rows may be in one of them; else `null`. */
  readonly communities: readonly string[] | null
  /** Number of rows below the headings. */
  readonly rows: number
  /** What has to be solved before the rows are read. */
  readonly problems: readonly string[]
  readonly choices: readonly ColumnTarget[]
}

/** A correction: of what the rows of a table describe, of one column, or of the community of all rows. */
export const mappingChange = z.union([
  z.object({ table: z.int(), kind: tableKind }),
  z.object({ table: z.int(), column: z.int(), target: z.nullable(columnTarget) }),
  z.object({ table: z.int(), community: z.nullable(z.string().check(z.maxLength(120))) }),
])
export type MappingChange = z.infer<typeof mappingChange>

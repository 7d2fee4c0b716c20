import { z } from 'zod/mini'

/** Request of the redirect import: a preview, or with `apply` the import. */
export const redirectImport = z.object({
  /** CSV text. The header line names the columns from, to and optionally type. */
  csv: z.string().check(z.maxLength(1_500_000, 'The file is too large; choose a smaller one')),
  apply: z.boolean(),
})

const plannedRedirect = z.object({
  line: z.number(),
  from: z.string(),
  to: z.string(),
  type: z.string(),
  outcome: z.enum(['new', 'changed', 'unchanged', 'invalid']),
  reason: z.nullable(z.string()),
})

/** Response: the planned or applied outcome of every row. */
export const redirectImportResponse = z.object({ rows: z.array(plannedRedirect) })

export type PlannedRow = z.infer<typeof plannedRedirect>

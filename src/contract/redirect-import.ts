import { z } from 'zod/mini'

/** What the back office sends to see what a file of redirects would do, and then to do it. */
export const redirectImport = z.object({
  /** The text of a file whose first line names its columns: from, to and, where given, type. */
  csv: z.string().check(z.maxLength(1_500_000, 'The file is too large')),
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

/** What it answers: every line with what becomes, or became, of it; or why the file is none. */
export const redirectImportAnswer = z.object({ rows: z.array(plannedRedirect) })
export const redirectImportRefusal = z.object({ message: z.string() })

export type PlannedRow = z.infer<typeof plannedRedirect>

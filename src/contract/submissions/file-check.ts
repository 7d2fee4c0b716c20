import { z } from 'zod/mini'
import type { FileSummary } from '@/domain/submissions/map/summary'

const count = z.int().check(z.minimum(0))

/** Result of reading a builder's file before it is sent. */
export const fileCheck = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('understood'),
    counts: z.object({ community: count, plan: count, home: count }),
    unused: z.array(z.string()),
    problems: z.array(z.string()),
    questions: z.array(z.object({ text: z.string(), field: z.string(), rows: count })),
    more: count,
  }),
  /** It cannot be read, or the link is closed. */
  z.object({ state: z.literal('refused'), message: z.string() }),
])
export type FileCheck =
  | ({ readonly state: 'understood' } & FileSummary)
  | { readonly state: 'refused'; readonly message: string }

import { z } from 'zod/mini'

/** Of which days the leads are asked for, and of these which: the list's own filter. */
export const leadExport = z.object({
  /** Days like `2026-11-20`, on San Antonio's calendar, both included. */
  from: z._default(z.string().check(z.maxLength(20)), ''),
  to: z._default(z.string().check(z.maxLength(20)), ''),
  where: z._default(z.record(z.string(), z.unknown()), {}),
})

export type LeadExport = z.infer<typeof leadExport>

import { z } from 'zod/mini'

/** Query of the lead export: a range of days, and the filter of the list view. */
export const leadExport = z.object({
  /** Days such as `2026-11-20` in San Antonio time, both inclusive. */
  from: z._default(z.string().check(z.maxLength(20)), ''),
  to: z._default(z.string().check(z.maxLength(20)), ''),
  where: z._default(z.record(z.string(), z.unknown()), {}),
})

export type LeadExport = z.infer<typeof leadExport>

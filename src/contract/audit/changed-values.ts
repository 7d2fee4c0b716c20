import { z } from 'zod/mini'

const value = z.union([z.string(), z.number(), z.boolean(), z.null()])

/** The value of a field before and after a change, as the audit log stores it. */
export const changedValue = z.object({ field: z.string(), from: value, to: value })

/** Entries from before values were stored have none. */
export const changedValues = z.catch(z.array(changedValue), [])

export type ChangedValue = Readonly<z.infer<typeof changedValue>>

import { z } from 'zod/mini'

const value = z.union([z.string(), z.number(), z.boolean(), z.null()])

/** Entries of a list: how many, and the names of the first of those that can be named. */
const entries = z.object({ count: z.number(), names: z.array(z.string()) })
export type ListedEntries = Readonly<z.infer<typeof entries>>

/** What was added to a list, removed from it, and changed in it. All are empty if only the order changed. */
const changedList = z.object({
  field: z.string(),
  added: entries,
  removed: entries,
  changed: entries,
})
export type ChangedList = Readonly<z.infer<typeof changedList>>

/** The value of a field before and after a change, as the audit log stores it. */
const changedValue = z.object({ field: z.string(), from: value, to: value })
export type ChangedValue = Readonly<z.infer<typeof changedValue>>

/** Entries from before values were stored have none. */
export const changedValues = z.catch(z.array(z.union([changedValue, changedList])), [])

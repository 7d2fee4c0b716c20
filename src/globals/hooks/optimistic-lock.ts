import type { GlobalBeforeChangeHook } from 'payload'
import { isRevertTo } from '@/collections/hooks/is-revert'
import { isStale, staleSave } from '@/collections/hooks/optimistic-lock'
import { publishedGlobal } from './published-global'

/** The check of documents (`src/collections/hooks/optimistic-lock.ts`) for a global. */
export const optimisticLock: GlobalBeforeChangeHook = async ({
  data,
  global,
  originalDoc,
  req,
}) => {
  if (req.context.isRestoringVersion || !isStale(data, originalDoc)) return data
  const shown = await publishedGlobal(req, global.slug)
  if (isRevertTo(shown, { fields: global.flattenedFields, data, originalDoc })) return data
  throw await staleSave(req, originalDoc)
}

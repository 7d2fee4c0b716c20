import { cleanUpEvents } from '@/contract/events/operations'
import { deleteExpiredEvents } from '@/data/events/mutations'
import { findStaff } from '@/data/staff/queries'
import { requireEditor } from '@/http/require-editor'
import { route } from '@/http/route'
import { remove } from '@/http/write'

/**
 * In milliseconds. Each event is deleted with its versions and recorded in the audit log, which
 * takes time.
 */
const DEADLINE = 30_000

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  {
    DELETE: remove(cleanUpEvents, async ({ headers }) => {
      const editor = requireEditor(await findStaff(headers))
      return { deleted: await deleteExpiredEvents(editor) }
    }),
  },
  { deadline: DEADLINE },
)

import { deleteEvent as operation } from '@/contract/events/operations'
import { deleteEvent } from '@/data/events/mutations'
import { findStaff } from '@/data/staff/queries'
import { refuse } from '@/http/problem-error'
import { requireEditor } from '@/http/require-editor'
import { route } from '@/http/route'
import { remove } from '@/http/write'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  DELETE: remove(operation, async ({ params: { id = '' }, headers }) => {
    const editor = requireEditor(await findStaff(headers))
    if (!(await deleteEvent(id, editor))) throw refuse.notFound('No event has this id.')
    return undefined
  }),
})

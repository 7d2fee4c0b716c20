import 'server-only'
import { payloadClient } from '../payload'
import type { Staff } from '../staff/staff'

/** Adds a note to a lead for a user. Existing notes are not changed. */
export async function addNote(id: number, note: string, user: Staff): Promise<void> {
  const payload = await payloadClient()
  await payload.update({
    collection: 'leads',
    id,
    data: { note },
    overrideAccess: false,
    user,
    depth: 0,
  })
}

import { sql } from '@payloadcms/db-postgres/drizzle'
import { APIError, type CollectionBeforeChangeHook } from 'payload'
import { sessionOf } from '@/database/session'
import { NOTE_WORDS, stampsAfter } from '@/domain/lead-work'
import { idOf } from '@/jobs/lead-notice/context'
import type { Lead } from '@/payload-types'

// Not the time of day: the back office takes what stands behind a colon for a list of fields.
const STALE =
  'Somebody has worked on this lead since you opened it, so nothing was overwritten. Reload the page to see what they did.'
const TOO_LONG = `A note may have ${NOTE_WORDS} characters at most.`

/**
 * Keeps what the staff do with a lead: a new note joins those that are there, and a change of the
 * status says when it was and by whom. Whatever a request says of either, what stands stays. The row
 * is held and read anew, so that two who note something at the same moment both find their note.
 */
export const keepWork: CollectionBeforeChangeHook<Lead> = async ({
  data: { note, ...data },
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || !originalDoc) return data
  const { id } = originalDoc
  const text = note?.trim() ?? ''
  // Without any data, a production build answers that the error is unknown.
  if (text.length > NOTE_WORDS) throw new APIError(TOO_LONG, 400, { reason: 'note' }, true)
  const connection = await sessionOf(req)
  await connection.execute(sql`select from leads where id = ${id} for update`)
  const standing = await req.payload.findByID({ collection: 'leads', id, depth: 0, req })
  if (data.updatedAt && new Date(data.updatedAt).getTime() !== Date.parse(standing.updatedAt)) {
    throw new APIError(STALE, 409, { reason: 'stale' }, true)
  }
  const at = new Date().toISOString()
  return {
    ...data,
    ...stampsAfter(stampsOf(standing), {
      ...{ from: standing.status, to: data.status ?? standing.status },
      ...{ by: req.user?.id ?? null, at },
    }),
    notes: [
      ...(standing.notes ?? []),
      ...(text ? [{ text, author: req.user?.id ?? null, authorName: req.user?.name, at }] : []),
    ],
  }
}

const stampsOf = ({ contactedAt, contactedBy, closedAt, closedBy }: Lead) => ({
  ...{ contactedAt: contactedAt ?? null, contactedBy: idOf(contactedBy) },
  ...{ closedAt: closedAt ?? null, closedBy: idOf(closedBy) },
})

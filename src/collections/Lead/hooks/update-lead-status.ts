import { APIError, type CollectionBeforeChangeHook } from 'payload'
import { NOTE_MAX_LENGTH, stampsAfter } from '@/domain/leads/lead-status'
import { idOf } from '@/emails/lead-notice/context'
import type { Lead } from '@/payload-types'

// Not the time of day: the back office takes what stands behind a colon for a list of fields.
const STALE =
  'Somebody has worked on this lead since you opened it, so nothing was overwritten. Reload the page to see what they did.'
const TOO_LONG = `A note may have ${NOTE_MAX_LENGTH} characters at most.`

/**
 * Keeps what the staff do with a lead: a new note joins those that are there, and a change of the
 * status says when it was and by whom. Whatever a request says of either, what stands stays. A form
 * that says when the lead was changed last is refused when that is not so any more.
 */
export const updateLeadStatus: CollectionBeforeChangeHook<Lead> = ({
  data: { note, ...data },
  operation,
  originalDoc,
  req: { user },
}) => {
  if (operation !== 'update' || !originalDoc) return data
  const text = note?.trim() ?? ''
  // Without any data, a production build answers that the error is unknown.
  if (text.length > NOTE_MAX_LENGTH) throw new APIError(TOO_LONG, 400, { reason: 'note' }, true)
  if (data.updatedAt && Date.parse(data.updatedAt) !== Date.parse(originalDoc.updatedAt)) {
    throw new APIError(STALE, 409, { reason: 'stale' }, true)
  }
  const at = new Date().toISOString()
  const by = user?.id ?? null
  const { status, notes } = originalDoc
  return {
    ...data,
    ...stampsAfter(stampsOf(originalDoc), { from: status, to: data.status ?? status, by, at }),
    notes: [
      ...(notes ?? []),
      ...(text ? [{ text, author: by, authorName: user?.name ?? null, at }] : []),
    ],
  }
}

const stampsOf = ({ contactedAt, contactedBy, closedAt, closedBy }: Lead) => ({
  contactedAt: contactedAt ?? null,
  contactedBy: idOf(contactedBy),
  closedAt: closedAt ?? null,
  closedBy: idOf(closedBy),
})

import { APIError, type CollectionBeforeChangeHook } from 'payload'
import { NOTE_MAX_LENGTH, stampsAfter } from '@/domain/leads/lead-status'
import { getId } from '@/emails/lead-notice/context'
import type { Lead } from '@/payload-types'

// Without the time of day: the admin panel parses text after a colon as a list of fields.
const STALE =
  'Another user changed this lead after you opened it, so your changes were not saved. Reload the page to see the latest version.'
const TOO_LONG = `A note can have at most ${NOTE_MAX_LENGTH} characters.`

/**
 * Appends a submitted note to the existing notes, and records the time and the user of a status
 * change. Submitted values for existing notes and for the record are ignored. Rejects a form whose
 * lead has been changed since it was loaded.
 */
export const updateLeadStatus: CollectionBeforeChangeHook<Lead> = ({
  data: { note, ...data },
  operation,
  originalDoc,
  req: { user },
}) => {
  if (operation !== 'update' || !originalDoc) return data
  const text = note?.trim() ?? ''
  // In production, Payload hides the message of an error without data.
  if (text.length > NOTE_MAX_LENGTH) throw new APIError(TOO_LONG, 400, { reason: 'note' }, true)
  if (data.updatedAt && Date.parse(data.updatedAt) !== Date.parse(originalDoc.updatedAt)) {
    throw new APIError(STALE, 409, { reason: 'stale' }, true)
  }
  const at = new Date().toISOString()
  const by = user?.id ?? null
  const { status, notes } = originalDoc
  return {
    ...data,
    ...stampsAfter(getStamps(originalDoc), { from: status, to: data.status ?? status, by, at }),
    notes: [
      ...(notes ?? []),
      ...(text ? [{ text, author: by, authorName: user?.name ?? null, at }] : []),
    ],
  }
}

const getStamps = ({ contactedAt, contactedBy, closedAt, closedBy }: Lead) => ({
  contactedAt: contactedAt ?? null,
  contactedBy: getId(contactedBy),
  closedAt: closedAt ?? null,
  closedBy: getId(closedBy),
})

import type { CollectionAfterChangeHook } from 'payload'
import { announceLead, releaseLead } from '@/jobs/lead-notice/announce'
import type { Lead } from '@/payload-types'

/**
 * A lead and the letters about it are stored together or not at all. Nothing is made for one that
 * the spam guard holds back, until staff release it.
 */
export const announce: CollectionAfterChangeHook<Lead> = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  if (doc.quarantined) return
  if (operation === 'create') await announceLead(req, doc)
  else if (previousDoc.quarantined) await releaseLead(req, doc)
}

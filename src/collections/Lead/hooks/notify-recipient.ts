import type { CollectionAfterChangeHook } from 'payload'
import { notifyLead, releaseLead } from '@/jobs/lead-notice/notify'
import type { Lead } from '@/payload-types'

/**
 * A lead and the letters about it are stored together or not at all. Nothing is made for one that
 * the spam guard holds back, until staff release it.
 */
export const notifyRecipient: CollectionAfterChangeHook<Lead> = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  if (doc.quarantined) return
  if (operation === 'create') await notifyLead(req, doc)
  else if (previousDoc.quarantined) await releaseLead(req, doc)
}

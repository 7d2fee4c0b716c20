import type { CollectionAfterChangeHook } from 'payload'
import { notifyLead, releaseLead } from '@/jobs/lead-notice/notify'
import type { Lead } from '@/payload-types'

/**
 * Stores a lead and its emails in one transaction. A lead that the spam guard holds gets no emails
 * until staff release it.
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

import type { PayloadRequest } from 'payload'
import type { StoredPersonalData } from '@/contract/personal-data/person-erasure'
import { suppress } from '@/database/newsletter-records'
import {
  eraseAlerts,
  eraseAuditTitles,
  eraseDeliveries,
  eraseInternalRecords,
  eraseJobs,
  eraseLeads,
  eraseReporter,
  eraseSavedFilters,
  eraseSubscriptions,
} from '@/database/personal-data/erase-records'
import { hashEmailAddress } from '@/lib/tokens/email-hash'
import { listsOfPeople } from '../saved-filters'
import { eraseFromSubmissions } from './erase-from-submissions'
import { findPerson } from './person'

interface Erased {
  /** The number of records of each kind. */
  readonly stored: StoredPersonalData
  /** The person's phone numbers, by which the staff can find more records. */
  readonly phones: readonly string[]
  /**
   * Whether an email to the person is being sent. The worker would store its result after the
   * erasure.
   */
  readonly isSending: boolean
}

/**
 * Erases everything stored about the person with an email address, in the transaction of the
 * request: leads with notes, emails, subscriptions, copies in Payload's internal tables, and what
 * builders' submissions say.
 */
export async function erase(req: PayloadRequest, email: string): Promise<Erased> {
  const person = await findPerson(req, email)
  const { leads, deliveries, subscriptions, anything, phones } = person
  const isSending = await eraseJobs(req, person)
  const emails = await eraseDeliveries(req, deliveries)
  await eraseInternalRecords(req, person)
  // The hash prevents an import from restoring the subscriber, and reveals nothing else.
  if (subscriptions.length > 0) {
    await suppress(req, [{ digest: hashEmailAddress(email), reason: 'erased' }])
  }
  return {
    phones,
    isSending,
    stored: {
      emails,
      savedFilters: await eraseSavedFilters(
        req,
        anything,
        listsOfPeople(req.payload.config.collections),
      ),
      titles: await eraseAuditTitles(req, anything),
      leads: await eraseLeads(req, leads),
      mistakeReports: await eraseReporter(req, email),
      alerts: await eraseAlerts(req, email),
      subscriptions: await eraseSubscriptions(req, subscriptions),
      ...(await eraseFromSubmissions(req, person)),
    },
  }
}

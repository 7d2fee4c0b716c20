import type { Endpoint, PayloadRequest } from 'payload'
import { requireEditors } from '@/access/require-editors'
import { apiError } from '@/collections/api-error'
import {
  type PersonErasureResponse,
  personErasure,
  type StoredPersonalData,
} from '@/contract/personal-data/person-erasure'
import { dryRun } from '@/database/transactions/dry-run'
import { inTransaction } from '@/database/transactions/in-transaction'
import { plural } from '@/domain/text/plural'
import { append } from '../audit/append'
import { erase } from './erase'
import { remainingReferences } from './remaining-references'

const SENDING = 'An email about this person is being sent. Try again in a minute.'

/** A summary without personal data for the audit log. */
function summary(stored: StoredPersonalData): string {
  const { leads, emails, subscriptions, mistakeReports, submissions, files } = stored
  return [
    plural(leads, 'lead', 'leads'),
    plural(emails, 'email', 'emails'),
    plural(subscriptions, 'subscription', 'subscriptions'),
    plural(mistakeReports, 'report of a mistake', 'reports of mistakes'),
    plural(submissions, 'submission', 'submissions'),
    plural(files, 'file', 'files'),
  ].join(', ')
}

async function erasePerson(req: PayloadRequest): Promise<Response> {
  requireEditors(req)
  const body = personErasure.safeParse(await req.json?.().catch(() => null))
  if (!body.success) throw apiError(body.error.issues[0]?.message ?? 'Enter an email address.')
  const { email, apply } = body.data

  const work = async (): Promise<PersonErasureResponse> => {
    const { stored, phones, isSending } = await erase(req, email)
    if (apply && isSending) throw apiError(SENDING, 409)
    return { stored, remaining: await remainingReferences(req, email, phones) }
  }
  const response = apply
    ? await inTransaction(req, async () => {
        const done = await work()
        if (Object.values(done.stored).every((amount) => amount === 0)) {
          throw apiError('No data is stored for this address.', 404)
        }
        await append(req, {
          action: 'erased',
          collectionSlug: 'leads',
          documentTitle: summary(done.stored),
        })
        return done
      })
    : await dryRun(req, work)
  return Response.json(response, { headers: { 'cache-control': 'no-store' } })
}

/**
 * `POST /cms/api/leads/erase`: erases all data of a person in one transaction. Without `apply`, the
 * same statements run and are rolled back, so the preview is exact. For editors and admins.
 */
export const eraseEndpoint: Endpoint = { path: '/erase', method: 'post', handler: erasePerson }

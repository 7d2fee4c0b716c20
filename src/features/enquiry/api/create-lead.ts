import { type LeadBody, leadCreated } from '@/contract/lead'
import { callApi } from '@/lib/api-client'

/**
 * Sends a lead. `key` stays the same for one filled-in form, so that a second try after a lost
 * answer does not store it twice.
 */
export function createLead(body: LeadBody, key: string) {
  return callApi('/api/leads', leadCreated, {
    method: 'POST',
    body,
    headers: { 'idempotency-key': key },
  })
}

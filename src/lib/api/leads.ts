import { mutationOptions } from '@tanstack/react-query'
import type { LeadBody } from '@/contract/lead'
import { callApi } from '@/lib/api-client'
import { type FormGuard, guarded } from './form-guard'

export interface NewLead extends FormGuard {
  readonly body: LeadBody
  /** Stays the same for a second try, so that a lost answer does not store the lead twice. */
  readonly key: string
}

/**
 * Sends a lead. What a visitor reads about it differs by form: `src/content/messages.ts`. After a
 * message of the contact page `leads` is out of date, whatever else its screen does on success.
 */
export const createLeadMutation = mutationOptions({
  mutationKey: ['leads', 'create'],
  mutationFn: async ({ body, key, ...guard }: NewLead, { client }) => {
    // Before the call: a schema that cannot be had must not hide that the call succeeded.
    const [{ leadCreated }, { headers, body: sent }] = await Promise.all([
      import('@/contract/lead'),
      guarded(body, guard),
    ])
    const lead = await callApi('/api/leads', leadCreated, {
      method: 'POST',
      body: sent,
      headers: { ...headers, 'idempotency-key': key },
    })
    if (body.source === 'contact-page') {
      await client.invalidateQueries({ queryKey: ['leads'] })
    }
    return lead
  },
})

import { mutationOptions } from '@tanstack/react-query'
import { FORM_CONSENT_HEADER } from '@/contract/leads/consent-header'
import type { LeadBody } from '@/contract/leads/lead'
import { callApi } from '@/lib/api/client'
import { type FormGuard, withFormGuard } from '@/lib/api/form-guard'

export interface NewLead extends FormGuard {
  readonly body: LeadBody
  /** Idempotency key, reused for a retry: a lost response must not store the lead twice. */
  readonly key: string
  /** The sentence on the use of the details that the form shows. */
  readonly consent: string
}

/**
 * Sends a lead. Messages for visitors differ by form and are in `src/content/messages.ts`. A
 * message of the contact page invalidates `leads`, regardless of the view's own `onSuccess`.
 */
export const createLeadMutation = mutationOptions({
  mutationKey: ['leads', 'create'],
  mutationFn: async ({ body, key, consent, ...guard }: NewLead, { client }) => {
    // Imported before the call: a failed import must not hide that the call succeeded.
    const [{ leadCreated }, { headers, body: sent }] = await Promise.all([
      import('@/contract/leads/lead'),
      withFormGuard(body, guard),
    ])
    const lead = await callApi('/api/leads', leadCreated, {
      method: 'POST',
      body: sent,
      headers: {
        ...headers,
        'idempotency-key': key,
        [FORM_CONSENT_HEADER]: encodeURIComponent(consent),
      },
    })
    if (body.source === 'contact-page') {
      await client.invalidateQueries({ queryKey: ['leads'] })
    }
    return lead
  },
})

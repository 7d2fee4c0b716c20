import { mutationOptions } from '@tanstack/react-query'
import type { z } from 'zod/mini'
import type { newsletterBody } from '@/contract/newsletter'
import { callApi } from '@/lib/api-client'
import { type FormGuard, guarded } from './form-guard'

export interface NewSubscription extends FormGuard {
  /** Of the home page's form, or of the newsletter page's. */
  readonly body: z.input<typeof newsletterBody>
}

/**
 * Subscribes to the newsletter. What a visitor reads about it differs by form:
 * `src/content/messages.ts`. After the newsletter page's form `newsletter` is out of date, whatever
 * else its screen does on success.
 */
export const subscribeMutation = mutationOptions({
  mutationKey: ['newsletter', 'subscribe'],
  mutationFn: async ({ body, ...guard }: NewSubscription, { client }) => {
    // Before the call: a schema that cannot be had must not hide that the call succeeded.
    const { newsletterSubscribed } = await import('@/contract/newsletter')
    const { headers, body: sent } = await guarded(body, guard)
    const answer = await callApi('/api/newsletter/subscribe', newsletterSubscribed, {
      method: 'POST',
      body: sent,
      headers,
    })
    if ('firstName' in body) await client.invalidateQueries({ queryKey: ['newsletter'] })
    return answer
  },
})

import { mutationOptions } from '@tanstack/react-query'
import type { z } from 'zod/mini'
import type { newsletterBody } from '@/contract/newsletter/newsletter'
import { callApi } from '@/lib/api/client'
import { type FormGuard, withFormGuard } from '@/lib/api/form-guard'
import { InvalidField } from '../invalid-field'

export interface NewSubscription extends FormGuard {
  /** From the form of the home page or of the newsletter page. */
  readonly body: z.input<typeof newsletterBody>
}

/**
 * Subscribes to the newsletter. Throws `InvalidField` for a body that the API would reject. Messages
 * for visitors differ by form and are in `src/content/messages.ts`. The form of the newsletter page
 * invalidates `newsletter`, regardless of the view's own `onSuccess`.
 */
export const subscribeMutation = mutationOptions({
  mutationKey: ['newsletter', 'subscribe'],
  mutationFn: async ({ body, ...guard }: NewSubscription, { client }) => {
    // Imported before the call: a failed import must not hide that the call succeeded.
    const { newsletterBodyFor, newsletterSubscribed } = await import(
      '@/contract/newsletter/newsletter'
    )
    const issue = newsletterBodyFor(body).safeParse(body).error?.issues[0]
    if (issue) throw new InvalidField(String(issue.path[0]), issue.message)
    const { headers, body: sent } = await withFormGuard(body, guard)
    const response = await callApi('/api/newsletter/subscribe', newsletterSubscribed, {
      method: 'POST',
      body: sent,
      headers,
    })
    if ('firstName' in body) await client.invalidateQueries({ queryKey: ['newsletter'] })
    return response
  },
})

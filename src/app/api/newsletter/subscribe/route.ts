import { newsletterBodyFor } from '@/contract/newsletter/newsletter'
import { subscribe as operation } from '@/contract/newsletter/operations'
import { subscribe } from '@/data/newsletter/subscribe'
import { route } from '@/http/route'
import { suspicionOf } from '@/http/spam-guard'
import { write } from '@/http/write'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: write(operation, {
    schemaFor: newsletterBodyFor,
    answer: async ({ body, raw, headers }) => {
      await subscribe(body, await suspicionOf(raw, headers))
      return { subscribed: true as const }
    },
  }),
})

import { newsletterBodyFor } from '@/contract/newsletter/newsletter'
import { subscribe as operation } from '@/contract/newsletter/operations'
import { subscribe } from '@/data/newsletter/subscribe'
import { route } from '@/http/route'
import { findSuspicion } from '@/http/spam-guard'
import { write } from '@/http/write'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: write(operation, {
    schemaFor: newsletterBodyFor,
    handler: async ({ body, raw, headers }) => {
      await subscribe(body, await findSuspicion(raw, headers))
      return { subscribed: true as const }
    },
  }),
})

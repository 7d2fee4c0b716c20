import { leadBody } from '@/contract/lead'
import { storeLead } from '@/data/leads/store'
import { idempotencyKey } from '@/http/idempotency-key'
import { refuse } from '@/http/problem-error'
import { created } from '@/http/respond'
import { route, write } from '@/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: write({
    body: leadBody,
    answer: async ({ body, request }) => {
      const lead = await storeLead(body, idempotencyKey(request))
      switch (lead.outcome) {
        case 'stored':
          return created({ id: lead.id })
        case 'unknown-community':
          throw refuse.unknownReference('communityId', 'No community has this id.')
        case 'unknown-builder':
          throw refuse.unknownReference('builderId', 'No builder has this id.')
        case 'key-reused':
          throw refuse.conflict('This Idempotency-Key was used with another body.')
      }
    },
  }),
})

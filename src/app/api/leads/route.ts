import { readConsent } from '@/contract/leads/consent-header'
import { createLead } from '@/contract/leads/operations'
import { storeLead } from '@/data/leads/mutations'
import { idempotencyKey } from '@/http/idempotency-key'
import { refuse } from '@/http/problem-error'
import { route } from '@/http/route'
import { findSuspicion } from '@/http/spam-guard'
import { write } from '@/http/write'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: write(createLead, {
    handler: async ({ body, raw, headers }) => {
      const lead = await storeLead(body, {
        key: idempotencyKey(headers),
        suspicion: await findSuspicion(raw, headers),
        consent: readConsent(headers),
      })
      switch (lead.outcome) {
        case 'stored':
          return { id: lead.id }
        case 'unknown-community':
          throw refuse.unknownReference('communityId', 'No community has this id.')
        case 'unknown-builder':
          throw refuse.unknownReference('builderId', 'No builder has this id.')
        case 'unknown-recipient':
          throw refuse.unknownReference('builderIds', 'Name builders of this community only.')
        case 'unknown-home':
          throw refuse.unknownReference('homeId', 'No home of this community has this id.')
        case 'sold-home':
          throw refuse.unknownReference('homeId', 'This home was sold. Ask about another one.')
        case 'unknown-plan':
          throw refuse.unknownReference('planId', 'No plan of this community has this id.')
        case 'key-reused':
          throw refuse.conflict('This Idempotency-Key was used with a different body.')
      }
    },
  }),
})

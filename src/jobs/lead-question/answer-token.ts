import { z } from 'zod/mini'
import { defineToken } from '@/lib/tokens/token'

const LINK_DAYS = 60

/** The token in the links of the question to a buyer: one recipient of one lead. */
export const answerToken = defineToken({
  purpose: 'lead-answer',
  claims: z.object({ lead: z.int(), recipient: z.string() }),
  lifetimeSeconds: LINK_DAYS * 86_400,
})

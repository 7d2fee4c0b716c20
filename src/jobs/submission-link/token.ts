import { z } from 'zod/mini'
import { defineToken } from '@/lib/tokens/token'

/** How long a builder can use a link. */
export const LINK_DAYS = 30

/** The token of a link by which a builder submits once, without an account. */
export const linkToken = defineToken({
  purpose: 'submission-link',
  claims: z.object({ link: z.int(), builder: z.int() }),
  lifetimeSeconds: LINK_DAYS * 86_400,
})

/** A sentence that the page of a link shows after a redirect. A forged one is not shown. */
export const problemToken = defineToken({
  purpose: 'submission-problem',
  claims: z.object({ message: z.string() }),
  lifetimeSeconds: 600,
})

import { z } from 'zod/mini'
import { roles, valuesOf } from '@/domain/options'

/** What the back office answers to the question who is signed in; nobody is `null`. */
export const signedIn = z.object({
  user: z.nullable(z.object({ role: z.enum(valuesOf(roles)) })),
})

import { z } from 'zod/mini'
import { roles, valuesOf } from '@/domain/enums'

/** Response of Payload's `me` endpoint; `user` is `null` if no user is signed in. */
export const signedIn = z.object({
  user: z.nullable(z.object({ role: z.enum(valuesOf(roles)) })),
})

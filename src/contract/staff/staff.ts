import { z } from 'zod/mini'
import { getValues, roles } from '@/domain/enums'

/** Response of Payload's `me` endpoint; `user` is `null` if no user is signed in. */
export const signedIn = z.object({
  user: z.nullable(z.object({ role: z.enum(getValues(roles)) })),
})

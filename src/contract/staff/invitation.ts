import { z } from 'zod/mini'
import { getValues, roles } from '@/domain/enums'

/** An invitation of a new member of the staff. */
export const invitation = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'Enter a name.'), z.maxLength(120)),
  email: z.string().check(z.trim(), z.email('Enter a valid email address.')),
  role: z.enum(getValues(roles)),
})

/** The new account, and the link to choose its password if no email was sent. */
export const invited = z.object({ id: z.number(), link: z.nullable(z.string()) })

import { z } from 'zod/mini'
import { interests, valuesOf } from '@/domain/enums'

const message = `Choose one of: ${valuesOf(interests).join(', ')}`

/** What a buyer looks for, as a form of the site has it. */
export const interest = z.optional(z.enum(valuesOf(interests), message))

/** The same in a body; a client that has no choice may also send it empty or as `null`. */
export const sentInterest = z.optional(
  z.pipe(
    z.union([z.enum(valuesOf(interests)), z.literal(''), z.null()], message),
    z.transform((value) => value || undefined),
  ),
)

import { z } from 'zod/mini'
import { getValues, interests } from '@/domain/enums'

const message = `Choose one of: ${getValues(interests).join(', ')}`

/** The buyer's interest, as a form of the site has it. */
export const interest = z.optional(z.enum(getValues(interests), message))

/**
 * The buyer's interest in a body; a client without a choice may also send it empty or as `null`.
 */
export const sentInterest = z.optional(
  z.pipe(
    z.union([z.enum(getValues(interests)), z.literal(''), z.null()], message),
    z.transform((value) => value || undefined),
  ),
)

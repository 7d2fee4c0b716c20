import { z } from 'zod/mini'
import { alertChanges, alertFrequencies, getValues } from '@/domain/enums'
import { typedEmail } from '../forms/text-fields'
import { fieldMessages } from '../messages'

/** The fields of the form as they were typed, and what it is about. */
export const typedAlert = z.object({
  about: z.string(),
  email: z.string(),
  changes: z.array(z.string()),
  frequency: z.string(),
})
export type TypedAlert = z.infer<typeof typedAlert>

/** What a reader wants to be told of, and how often. */
export const alertForm = z.object({
  email: typedEmail(fieldMessages.email),
  changes: z
    .array(z.enum(getValues(alertChanges)))
    .check(z.minLength(1, 'Choose at least one change.')),
  frequency: z.enum(getValues(alertFrequencies), 'Choose how often.'),
})
export type AlertForm = z.infer<typeof alertForm>

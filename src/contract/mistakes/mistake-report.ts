import { z } from 'zod/mini'
import { typedEmail, typedText } from '../forms/text-fields'
import { fieldMessages } from '../messages'

/** The maximum length of the report, in characters. A cookie has room for it after an error. */
export const MISTAKE_LENGTH = 800

/** The fields of the form as they were typed, and the subject of the form. */
export const typedMistake = z.object({ about: z.string(), message: z.string(), email: z.string() })
export type TypedMistake = z.infer<typeof typedMistake>

/** What a visitor says is wrong. Without an email address there is no answer. */
export const mistakeForm = z.object({
  message: typedText({ min: 10, max: MISTAKE_LENGTH, message: fieldMessages.mistake }),
  email: z.union([
    z.pipe(
      z.string().check(z.trim(), z.maxLength(0)),
      z.transform(() => null),
    ),
    typedEmail(fieldMessages.contactEmail),
  ]),
})
export type MistakeForm = z.infer<typeof mistakeForm>

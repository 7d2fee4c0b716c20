import { z } from 'zod/mini'
import { hasUnsupportedLetters, toAsciiEmail } from '@/domain/text/email'
import { mayBePhone } from '@/domain/text/phone'
import { fieldMessages } from '../messages'

interface TextRule {
  /** Minimum length after trimming, and the error message for a shorter text. */
  min: number
  message: string
  max: number
}

const textOrRequired = () =>
  z.string({
    error: (issue) => (issue.input === undefined ? fieldMessages.required : 'Must be text'),
  })

/** PostgreSQL cannot store NUL in text; pasted text may contain it. */
const NUL = '\u0000'

/** A line or paragraph of text input. */
export function typedText({ min, message, max }: TextRule) {
  return textOrRequired().check(
    z.overwrite((text) => text.replaceAll(NUL, '')),
    z.trim(),
    z.minLength(min, message),
    z.maxLength(max, `Keep it to ${max} characters`),
  )
}

/** A phone number as people write it; `min` is its minimum length in characters. */
export function typedPhone({ min, message }: Pick<TextRule, 'min' | 'message'>) {
  return typedText({ min, max: 40, message }).check(
    // A text that is too short has its message already.
    z.refine((phone) => phone.length < min || phone === '' || mayBePhone(phone), message),
  )
}

/** An email address, trimmed. A domain with other letters becomes its ASCII form. */
export function typedEmail(message: string) {
  return textOrRequired().check(
    z.trim(),
    z.overwrite(toAsciiEmail),
    z.refine((address) => !hasUnsupportedLetters(address), {
      error: fieldMessages.emailLetters,
      abort: true,
    }),
    z.email(message),
    z.maxLength(254, 'Keep it to 254 characters'),
  )
}

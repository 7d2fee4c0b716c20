import { z } from 'zod/mini'
import { fieldMessages } from './messages'

interface TextRule {
  /** Fewest characters, once the ends are trimmed, and what is said when there are fewer. */
  min: number
  message: string
  max: number
}

const textOrRequired = () =>
  z.string({
    error: (issue) => (issue.input === undefined ? fieldMessages.required : 'Must be text'),
  })

/** PostgreSQL's text holds every character but this one, which nobody types and some pastes carry. */
const NUL = '\u0000'

/** A line or a paragraph that a person typed. */
export function typedText({ min, message, max }: TextRule) {
  return textOrRequired().check(
    z.overwrite((text) => text.replaceAll(NUL, '')),
    z.trim(),
    z.minLength(min, message),
    z.maxLength(max, `Keep it to ${max} characters`),
  )
}

/** An e-mail address, trimmed. */
export function typedEmail(message: string) {
  return textOrRequired().check(
    z.trim(),
    z.email(message),
    z.maxLength(254, 'Keep it to 254 characters'),
  )
}

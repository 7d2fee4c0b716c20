import { fillPlaceholders } from '../text/placeholders'

/** Names in braces that the template of a reply may contain. */
export const replyPlaceholders = ['name', 'about', 'sender', 'publisher'] as const

/** Maximum lengths of a reply and of its template, in characters. */
export const REPLY_SUBJECT_MAX_LENGTH = 160
export const REPLY_TEXT_MAX_LENGTH = 4000

type Values = Readonly<Record<(typeof replyPlaceholders)[number], string>>

export interface Reply {
  readonly subject: string
  readonly text: string
}

/** A reply that an editor can start from. */
export interface ReplyTemplate extends Reply {
  readonly name: string
}

/** Fills the template of a reply to a buyer. */
export function fillReply({ name, subject, text }: ReplyTemplate, values: Values): ReplyTemplate {
  return {
    name,
    subject: fillPlaceholders(subject, values),
    text: fillPlaceholders(text, values),
  }
}

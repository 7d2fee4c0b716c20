import { fillPlaceholders } from '../text/placeholders'

/** Names in braces that the template of a reply may contain. */
export const replyPlaceholders = ['name', 'about', 'sender', 'publisher'] as const

type Values = Readonly<Record<(typeof replyPlaceholders)[number], string>>

interface ReplyTemplate {
  readonly subject: string
  readonly text: string
}

/** The reply to a buyer, from the template of the site settings. */
export function leadReply({ subject, text }: ReplyTemplate, values: Values): ReplyTemplate {
  return { subject: fillPlaceholders(subject, values), text: fillPlaceholders(text, values) }
}

import { oneLine, splitLines } from '@/domain/text/plain-text'
import type { LeadEmail } from './email'

/** The lead email as plain text. */
export function asText({ heading, facts, message, links, publisher }: LeadEmail): string {
  return [
    oneLine(heading),
    '',
    ...facts.map(({ label, value }) => `${label}: ${oneLine(value)}`),
    '',
    // Quoted, so that the buyer's text cannot imitate the text of the email.
    ...splitLines(message).map((line) => `> ${line}`),
    '',
    'Reply to this email to answer the buyer.',
    '',
    ...links.map(({ label, value, href }) => `${label}, ${oneLine(value)}:\n${href}`),
    '',
    `-- \n${oneLine(publisher)}`,
    '',
  ].join('\n')
}

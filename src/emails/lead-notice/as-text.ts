import { linesOf, oneLine } from '@/domain/text/plain-text'
import type { LeadEmail } from './email'

/** The letter for programs that show no HTML, and for people who want none. */
export function asText({ heading, facts, message, links, publisher }: LeadEmail): string {
  return [
    oneLine(heading),
    '',
    ...facts.map(({ label, value }) => `${label}: ${oneLine(value)}`),
    '',
    // As a quotation, so that nothing in it can pass for a word of the guide.
    ...linesOf(message).map((line) => `> ${line}`),
    '',
    'Reply to this mail to answer.',
    '',
    ...links.map(({ label, value, href }) => `${label}, ${oneLine(value)}:\n${href}`),
    '',
    `-- \n${oneLine(publisher)}`,
    '',
  ].join('\n')
}

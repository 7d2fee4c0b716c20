import { splitLines } from './plain-text'

/**
 * Returns a `mailto:` link with subject and body but no recipient. Lines end with CRLF (RFC 6068).
 */
export function mailLink(subject: string, lines: readonly string[]): string {
  const body = encodeURIComponent(lines.join('\r\n'))
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${body}`
}

interface Message {
  readonly subject: string
  readonly text?: string
}

/**
 * Returns a `mailto:` link to a submitted address. The address is encoded, so that it cannot add
 * recipients or headers.
 */
export function mailtoAddress(address: string, message?: Message): string {
  const to = encodeURIComponent(address).replace('%40', '@')
  if (!message) return `mailto:${to}`
  const { subject, text } = message
  const body = text ? `&body=${encodeURIComponent(splitLines(text).join('\r\n'))}` : ''
  return `mailto:${to}?subject=${encodeURIComponent(subject)}${body}`
}

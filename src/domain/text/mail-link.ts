/**
 * Returns a `mailto:` link with subject and body but no recipient. Lines end with CRLF (RFC 6068).
 */
export function mailLink(subject: string, lines: readonly string[]): string {
  const body = encodeURIComponent(lines.join('\r\n'))
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${body}`
}

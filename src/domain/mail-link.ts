/**
 * A link that opens a new mail with its subject and text filled in, addressed to nobody yet. Lines
 * end as mail programs want them (RFC 6068).
 */
export function mailLink(subject: string, lines: readonly string[]): string {
  const body = encodeURIComponent(lines.join('\r\n'))
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${body}`
}

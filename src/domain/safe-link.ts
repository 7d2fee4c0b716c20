const somewhereOfTheSite = /^(\/(?![/\\])|[#?])/
const somewhereElse = /^(https?:\/\/[^\s/?#\\]|mailto:[^\s@]+@|tel:\+?[\d(])/i

/**
 * The address of a link that somebody wrote, or `null` when a browser must not be sent there: web
 * and mail addresses, phone numbers and the site's own paths are links, scripts and data are not.
 * A browser drops line breaks and tabs within an address, so one that has any is refused.
 */
export function safeLink(written: string): string | null {
  const address = written.trim()
  if (/\p{Cc}/u.test(address)) return null
  return somewhereOfTheSite.test(address) || somewhereElse.test(address) ? address : null
}

/** Whether a safe address leads to a web page that is not written as a path of the site. */
export function isWebAddress(address: string): boolean {
  return /^https?:/i.test(address)
}

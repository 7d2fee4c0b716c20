const somewhereOfTheSite = /^(\/(?![/\\])|[#?])/
const somewhereElse = /^(https?:\/\/[^\s/?#\\]|mailto:[^\s@]+@|tel:\+?[\d(])/i

/**
 * Returns the address of an editor's link, or `null` if it is not safe: web and mail addresses,
 * phone numbers and site paths are safe; scripts and data URLs are not. `www.` gets its `https://`. Browsers remove line breaks
 * and tabs from addresses, so addresses that contain them are rejected.
 */
export function safeLink(written: string): string | null {
  const typed = written.trim()
  const address = /^www\.[^\s/?#\\.]/i.test(typed) ? `https://${typed}` : typed
  if (/\p{Cc}/u.test(address)) return null
  return somewhereOfTheSite.test(address) || somewhereElse.test(address) ? address : null
}

/** Whether a safe address is an absolute web address. */
export function isWebAddress(address: string): boolean {
  return /^https?:/i.test(address)
}

const isAscii = (text: string) => !/[^\0-\x7f]/.test(text)

/**
 * The address with its domain as in DNS, `ana@xn--mnchen-3ya.example` for `ana@münchen.example`.
 * Another text is returned as it is.
 */
export function toAsciiEmail(address: string): string {
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  if (at < 0 || isAscii(domain) || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return address
  const url = `http://${domain}`
  return URL.canParse(url) ? `${address.slice(0, at)}@${new URL(url).hostname}` : address
}

/**
 * Whether an address has letters that many mail servers, and Payload, do not support: before the `@`
 * or in the last part of the domain. The address must be the result of {@link toAsciiEmail}.
 */
export function hasUnsupportedLetters(address: string): boolean {
  return (address.includes('@') && !isAscii(address)) || /\.xn--[a-z\d-]+$/i.test(address)
}

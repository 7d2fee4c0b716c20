import { isWebAddress, safeLink } from '../text/safe-link'

/** Longer addresses are left out; no page needs one. */
const LENGTH = 2000

/**
 * The address that is requested for a stored text, or `null` if the text is not a link to another
 * website. The fragment is left out, because a server never receives it.
 *
 * @param ownHost the host of this site, whose own pages are not checked
 */
export function toOutboundUrl(text: string, ownHost: string): string | null {
  const address = safeLink(text)
  if (!address || !isWebAddress(address) || /\s/.test(address)) return null
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  url.hash = ''
  const isCheckable = url.host !== ownHost && url.username === '' && url.password === ''
  return isCheckable && url.href.length <= LENGTH ? url.href : null
}

function addLinks(value: unknown, ownHost: string, found: Set<string>): void {
  if (typeof value === 'string') {
    const url = toOutboundUrl(value, ownHost)
    if (url) found.add(url)
  } else if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) addLinks(part, ownHost, found)
  }
}

/**
 * The links of a document to other websites, each once: fields that have an address, and the links
 * in rich texts at any depth. Addresses within a sentence are not links.
 */
export function findLinks(document: object, ownHost: string): ReadonlySet<string> {
  const found = new Set<string>()
  addLinks(document, ownHost, found)
  return found
}

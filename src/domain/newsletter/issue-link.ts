import { isWebAddress, safeLink } from '../text/safe-link'

/** The parameter that says, without a person, that a visit began in an issue. */
const SOURCE = 'source'

/**
 * The absolute address of an editor's link in the email of an issue. Pages of the site get the name of
 * the issue, so that its visits can be counted. An unsafe link leads to the site's home page.
 */
export function issueLink(href: string, site: string, slug: string): string {
  const address = safeLink(href) ?? '/'
  if (!isWebAddress(address) && !/^[/?#]/.test(address)) return address
  const url = new URL(address, site)
  if (url.origin !== new URL(site).origin) return address
  url.searchParams.set(SOURCE, `newsletter-${slug}`)
  return url.href
}

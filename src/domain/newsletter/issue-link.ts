import { isWebAddress, safeLink } from '../text/safe-link'
import { issueSource, SOURCE } from './issue-source'

/**
 * The absolute address of an editor's link in the email of an issue. Pages of the site get the name of
 * the issue, so that its visits can be counted. An unsafe link leads to the site's home page.
 */
export function issueLink(href: string, site: string, slug: string): string {
  const address = safeLink(href) ?? '/'
  if (!isWebAddress(address) && !/^[/?#]/.test(address)) return address
  const url = new URL(address, site)
  if (url.origin !== new URL(site).origin) return address
  url.searchParams.set(SOURCE, issueSource(slug))
  return url.href
}

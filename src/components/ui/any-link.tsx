import type { ReactNode } from 'react'
import { isWebAddress, safeLink } from '@/domain/text/safe-link'
import { PageLink } from './page-link'

interface AnyLinkProps {
  /** Address from an editor: a path of the site, a web or mail address, or a phone number. */
  href: string
  /** Opens a new tab, also for links within the site. */
  newTab?: boolean
  className?: string
  children: ReactNode
}

/**
 * A link to an editor's address, or only its text if the address is not safe. Other sites open in a
 * new tab without a referrer.
 */
export function AnyLink({ href, newTab = false, className, children }: AnyLinkProps) {
  const address = safeLink(href)
  if (address === null) return children
  if (newTab || isWebAddress(address)) {
    return (
      <a href={address} target="_blank" rel="noopener noreferrer" className={className}>
        {children}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    )
  }
  if (!address.startsWith('/')) {
    return (
      <a href={address} className={className}>
        {children}
      </a>
    )
  }
  return (
    <PageLink href={address} className={className}>
      {children}
    </PageLink>
  )
}

import type { ReactNode } from 'react'
import { isWebAddress, safeLink } from '@/domain/safe-link'
import { PageLink } from './page-link'

interface AnyLinkProps {
  /** What an editor wrote: a path of the site, a web or mail address, a phone number. */
  href: string
  /** Beside the guide, wherever it leads. */
  newTab?: boolean
  className?: string
  children: ReactNode
}

/**
 * A link to wherever an editor says, or its words alone where a browser must not go. Other sites
 * open beside the guide, and hear nothing of where their visitor comes from.
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

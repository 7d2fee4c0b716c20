import { ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { AnyLink } from './any-link'

interface WebsiteLinkProps {
  href: string
  /** Name of the website's owner, for the accessible name of the link. */
  of: string
  children: ReactNode
}

/** Link to the website of a company on its card. */
export function WebsiteLink({ href, of, children }: WebsiteLinkProps) {
  return (
    <AnyLink
      href={href}
      className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-primary"
    >
      <span className="quiet-link">{children}</span>
      <span className="sr-only"> of {of}</span>
      <ArrowUpRight aria-hidden className="size-4" />
    </AnyLink>
  )
}

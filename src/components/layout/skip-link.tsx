import { clsx } from 'clsx'
import type { ReactNode } from 'react'

interface SkipLinkProps {
  /** The id of the part of the page that it leads to. */
  to: string
  className?: string
  children: ReactNode
}

/** Leads a keyboard past what comes before a part of the page. It is shown while it has the focus. */
export function SkipLink({ to, className, children }: SkipLinkProps) {
  return (
    <a
      href={`#${to}`}
      className={clsx(
        'sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-md focus:bg-primary focus:px-5 focus:py-3 focus:text-surface',
        className,
      )}
    >
      {children}
    </a>
  )
}

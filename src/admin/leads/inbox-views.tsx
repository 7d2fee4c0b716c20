'use client'

import { Link } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation'
import { formatNumber } from '@/domain/text/format-number'
import { isShown } from './lead-views'

interface View {
  readonly label: string
  readonly href: string
  readonly count?: number
  readonly isUrgent?: boolean
}

/** The saved views of the inbox with their lead counts. */
export function InboxViews({ views }: { views: readonly View[] }) {
  const query = useSearchParams().toString()
  return (
    <nav className="inbox-views" aria-label="Saved views">
      {views.map(({ label, href, count, isUrgent }) => (
        <Link
          key={label}
          href={href}
          prefetch={false}
          aria-current={isShown(href, query) ? 'page' : undefined}
        >
          {label}
          {count !== undefined && (
            <span
              className={isUrgent ? 'dashboard-count dashboard-count--urgent' : 'dashboard-count'}
            >
              {formatNumber(count)}
            </span>
          )}
        </Link>
      ))}
    </nav>
  )
}

import { Link } from '@payloadcms/ui'
import { formatNumber } from '@/domain/text/format-number'

interface NavEntryProps {
  href: string
  label: string
  isCurrent: boolean
  count?: number | null
  /** A suffix for the count, for example `new`. */
  urgency?: string | undefined
}

/** A menu entry with an optional count. */
export function NavEntry({ href, label, isCurrent, count = null, urgency }: NavEntryProps) {
  return (
    <Link
      className="guide-nav__entry"
      href={href}
      prefetch={false}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <span>{label}</span>
      {count !== null && !(urgency && count === 0) && (
        <span className={`guide-nav__count${urgency ? ' guide-nav__count--urgent' : ''}`}>
          {formatNumber(count)}
          {urgency && <span className="dashboard-hidden"> {urgency}</span>}
        </span>
      )}
    </Link>
  )
}

import { Link } from '@payloadcms/ui'
import { grouped } from '@/domain/grouped'

interface NavEntryProps {
  href: string
  label: string
  isCurrent: boolean
  count?: number | null
  /** What is said of a count of what waits for somebody. */
  urgency?: string | undefined
}

/** One entry of the menu, with how many there are behind it. */
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
          {grouped(count)}
          {urgency && <span className="desk-hidden"> {urgency}</span>}
        </span>
      )}
    </Link>
  )
}

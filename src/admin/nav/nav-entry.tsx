import { Link } from '@payloadcms/ui'

interface NavEntryProps {
  href: string
  label: string
  isCurrent: boolean
  count?: number | null
  /** The count is of what waits for somebody. */
  isUrgent?: boolean
}

/** One entry of the menu, with how many there are behind it. */
export function NavEntry({ href, label, isCurrent, count = null, isUrgent }: NavEntryProps) {
  return (
    <Link
      className="guide-nav__entry"
      href={href}
      prefetch={false}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <span>{label}</span>
      {count !== null && !(isUrgent && count === 0) && (
        <span className={`guide-nav__count${isUrgent ? ' guide-nav__count--urgent' : ''}`}>
          {count.toLocaleString('en-US')}
          {isUrgent && <span className="desk-hidden"> new</span>}
        </span>
      )}
    </Link>
  )
}

import { Link } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { formatNumber } from '@/domain/text/format-number'

interface PanelProps {
  /** The id of the heading, the target of links to the panel. */
  id: string
  title: string
  count: number
  isUrgent?: boolean
  /** Shown to the right of the heading. */
  action?: ReactNode
  /** Shown instead of the rows when the panel is empty. */
  emptyText?: string
  /** Shown below the rows, also when there are none. */
  note?: ReactNode
  children: ReactNode
}

/** A dashboard panel with its heading and count. An empty one is a line. */
export function Panel({
  id,
  title,
  count,
  isUrgent,
  action,
  emptyText,
  note,
  children,
}: PanelProps) {
  return (
    <section
      className={count > 0 ? 'dashboard-panel' : 'dashboard-panel dashboard-panel--empty'}
      aria-labelledby={id}
    >
      <header className="dashboard-panel__header">
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        {count > 0 && (
          <span className={`dashboard-count${isUrgent ? ' dashboard-count--urgent' : ''}`}>
            {count}
          </span>
        )}
        {count > 0 && action && <div className="dashboard-panel__action">{action}</div>}
      </header>
      {count > 0 ? children : <p className="dashboard-panel__empty">{emptyText}</p>}
      {note}
    </section>
  )
}

/** A link to the rows that the panel does not show. */
export function Rest({ href, total, shown }: { href: string; total: number; shown: number }) {
  if (total <= shown) return null
  return (
    <p className="dashboard-panel__rest">
      <Link href={href} prefetch={false}>
        Show {formatNumber(total - shown)} more
      </Link>
    </p>
  )
}

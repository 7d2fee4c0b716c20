import type { LucideIcon } from 'lucide-react'
import { formatNumber } from '@/domain/text/format-number'

export interface Figure {
  readonly count: number
  readonly label: string
  readonly note: string
  readonly href: string
  readonly Icon: LucideIcon
  readonly tone?: 'plain' | 'accent' | 'danger'
}

/** The dashboard figures. Each links to the documents it counts. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <ul className="guide-figures dashboard-figures">
      {figures.map(({ count, label, note, href, Icon, tone = 'plain' }) => (
        <li
          key={label}
          className={`dashboard-figure dashboard-figure--${count === 0 ? 'plain' : tone}`}
        >
          <a href={href}>
            <span className="guide-figure dashboard-figure__count">{formatNumber(count)}</span>{' '}
            <span className="dashboard-figure__label">{label}</span>
            <Icon aria-hidden="true" size={20} strokeWidth={1.75} />
          </a>
          <p className="dashboard-figure__note">{note}</p>
        </li>
      ))}
    </ul>
  )
}

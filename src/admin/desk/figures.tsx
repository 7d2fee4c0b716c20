import type { LucideIcon } from 'lucide-react'
import { grouped } from '@/domain/grouped'

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
    <ul className="guide-figures desk-figures">
      {figures.map(({ count, label, note, href, Icon, tone = 'plain' }) => (
        <li key={label} className={`desk-figure desk-figure--${count === 0 ? 'plain' : tone}`}>
          <a href={href}>
            <span className="guide-figure desk-figure__count">{grouped(count)}</span>{' '}
            <span className="desk-figure__label">{label}</span>
            <Icon aria-hidden="true" size={20} strokeWidth={1.75} />
          </a>
          <p className="desk-figure__note">{note}</p>
        </li>
      ))}
    </ul>
  )
}

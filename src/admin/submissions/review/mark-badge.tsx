import {
  CircleAlert,
  CircleDashed,
  CircleHelp,
  type LucideIcon,
  Plus,
  TriangleAlert,
} from 'lucide-react'
import type { ReviewBadge } from './row-rules'

const icons: Readonly<Record<ReviewBadge['label'], LucideIcon>> = {
  New: Plus,
  Missing: CircleDashed,
  'To match': CircleHelp,
  Unusual: TriangleAlert,
  Invalid: CircleAlert,
}

/** The mark of a row: an icon and a word. */
export function RowBadge({ label, tone }: ReviewBadge) {
  const Icon = icons[label]
  return (
    <span className={`field-review-mark guide-badge guide-badge--${tone}`}>
      <Icon aria-hidden="true" size={13} /> {label}
    </span>
  )
}

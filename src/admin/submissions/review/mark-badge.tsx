import {
  CircleAlert,
  CircleDashed,
  CircleHelp,
  type LucideIcon,
  Minus,
  Pencil,
  Plus,
  TriangleAlert,
} from 'lucide-react'
import type { Tone } from '../../cells/badge'
import type { Mark } from './row-rules'

type Label = Mark['label'] | 'Missing' | 'To match' | 'No changes'

const icons: Readonly<Record<Label, LucideIcon>> = {
  New: Plus,
  Changed: Pencil,
  Removed: Minus,
  Unusual: TriangleAlert,
  Unclear: CircleHelp,
  Invalid: CircleAlert,
  Missing: CircleDashed,
  'To match': CircleHelp,
  'No changes': Minus,
}

/** The mark of a line: an icon and a word. */
export function MarkBadge({ label, tone }: { label: Label; tone: Tone }) {
  const Icon = icons[label]
  return (
    <span className={`field-review-mark guide-badge guide-badge--${tone}`}>
      <Icon aria-hidden="true" size={14} /> {label}
    </span>
  )
}

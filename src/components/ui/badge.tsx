import { clsx } from 'clsx'
import { CalendarClock, Check, type LucideIcon, Star, Tag } from 'lucide-react'
import type { Badge as BadgeText } from '@/domain/communities/badge'

const looks: Record<BadgeText, { icon: LucideIcon; className: string }> = {
  Featured: { icon: Star, className: 'bg-marigold text-ink' },
  'Coming Soon': { icon: CalendarClock, className: 'bg-primary text-surface' },
  Available: { icon: Check, className: 'bg-surface text-success' },
  'Sold Out': { icon: Tag, className: 'bg-sand text-ink' },
}

/** Status of a community, with an icon so that color is not the only signal. */
export function Badge({ text, className }: { text: BadgeText; className?: string }) {
  const { icon: Icon, className: look } = looks[text]
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1.5 rounded-sm px-2.5 py-1 font-semibold text-xs shadow-soft',
        look,
        className,
      )}
    >
      <Icon aria-hidden className="size-3.5" strokeWidth={2} />
      {text}
    </span>
  )
}

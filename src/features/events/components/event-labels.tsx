import { clsx } from 'clsx'
import {
  CalendarCheck,
  CalendarClock,
  DoorOpen,
  House,
  type LucideIcon,
  PartyPopper,
  Radio,
  Users,
} from 'lucide-react'
import type { eventTypes } from '@/domain/enums'
import type { EventStatus } from '@/domain/events/event-time'
import { knownType, typeLabel } from '@/domain/events/event-type'

interface Look {
  readonly icon: LucideIcon
  readonly className: string
}

const typeLooks: Record<(typeof eventTypes)[number]['value'], Look> = {
  'grand-opening': { icon: PartyPopper, className: 'bg-marigold text-ink' },
  'open-house': { icon: DoorOpen, className: 'bg-primary text-surface' },
  'model-tour': { icon: House, className: 'bg-accent text-surface' },
  'community-event': { icon: Users, className: 'bg-night text-surface' },
}

/** For an unknown event type. */
const fallbackLook: Look = { icon: DoorOpen, className: 'bg-surface text-ink' }

const statusLooks: Record<EventStatus, Look> = {
  Upcoming: { icon: CalendarClock, className: 'text-success' },
  Ongoing: { icon: Radio, className: 'text-accent' },
  'Past Event': { icon: CalendarCheck, className: 'text-ink-soft' },
}

/** Event type, shown on the image. */
export function TypeBadge({ type, className }: { type: string; className?: string }) {
  const known = knownType(type)
  const { icon: Icon, className: look } = known ? typeLooks[known.value] : fallbackLook
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1.5 rounded-sm px-2.5 py-1 font-semibold text-xs shadow-soft',
        look,
        className,
      )}
    >
      <Icon aria-hidden className="size-3.5" strokeWidth={2} />
      {typeLabel(type)}
    </span>
  )
}

/** Event status: upcoming, ongoing or past. */
export function StatusLabel({ status }: { status: EventStatus }) {
  const { icon: Icon, className } = statusLooks[status]
  return (
    <p className={clsx('inline-flex items-center gap-1.5 font-semibold text-sm', className)}>
      <Icon aria-hidden className="size-4" strokeWidth={2} />
      {status}
    </p>
  )
}

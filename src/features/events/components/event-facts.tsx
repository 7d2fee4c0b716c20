import { Building2, CalendarDays, Globe, House, type LucideIcon, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { PhoneLinks } from '@/components/ui/phone-links'
import type { Event } from '@/contract/events/event'
import { isWebAddress, safeLink } from '@/domain/text/safe-link'
import { formatEventTime } from '@/lib/dates/format-date'

interface FactProps {
  icon: LucideIcon
  /** Accessible name of the icon. */
  label: string
  children: ReactNode
}

function Fact({ icon: Icon, label, children }: FactProps) {
  return (
    <div className="grid grid-cols-[1.125rem_1fr] gap-x-3">
      <dt>
        <Icon aria-hidden className="mt-0.5 size-4.5 text-primary" strokeWidth={1.7} />
        <span className="sr-only">{label}</span>
      </dt>
      <dd className="min-w-0 [overflow-wrap:anywhere]">{children}</dd>
    </div>
  )
}

const link = 'inline-flex min-h-6 items-center font-semibold text-primary hover:underline'

/** The displayed host name: `hearth-and-hill.example`. */
const siteName = (website: string) => website.replace(/^https?:\/\/(www\.)?|\/$/gi, '')

/** Date, location, organizer and contact of an event. */
export function EventFacts({ event }: { event: Event }) {
  const {
    eventDate,
    endDate,
    allDay,
    builderName,
    communityName,
    location,
    address,
    contactPhone,
  } = event
  const website = safeLink(event.website ?? '')
  return (
    <dl className="grid gap-2.5 text-sm">
      <Fact icon={CalendarDays} label="When">
        <time dateTime={eventDate} className="figures block text-balance font-semibold">
          {formatEventTime(eventDate, endDate, allDay)}
        </time>
      </Fact>
      {builderName ? (
        <Fact icon={Building2} label="Builder">
          {builderName}
        </Fact>
      ) : null}
      {communityName ? (
        <Fact icon={House} label="Community">
          {communityName}
        </Fact>
      ) : null}
      {location || address ? (
        <Fact icon={MapPin} label="Location">
          {location}
          {address ? <span className="block text-ink-soft">{address}</span> : null}
        </Fact>
      ) : null}
      {contactPhone ? (
        <Fact icon={Phone} label="Phone">
          <PhoneLinks phone={contactPhone} className={`figures mr-3 ${link}`} />
        </Fact>
      ) : null}
      {website && isWebAddress(website) ? (
        <Fact icon={Globe} label="Website">
          <a href={website} target="_blank" rel="noopener noreferrer" className={link}>
            {siteName(website)}
          </a>
        </Fact>
      ) : null}
    </dl>
  )
}

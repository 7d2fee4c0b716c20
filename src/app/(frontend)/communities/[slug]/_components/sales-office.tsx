import { MessageSquare, Navigation2, Phone } from 'lucide-react'
import { buttonClass } from '@/components/ui/button'
import { PhoneLinks } from '@/components/ui/phone-links'
import type { CommunityDetail } from '@/contract/communities/community'
import type { OfficeHours } from '@/contract/communities/community-extras'
import { officeToday } from '@/domain/communities/office-today'
import { directionsUrl } from '@/domain/map/directions'
import { parseCoordinates } from '@/domain/map/parse-coordinates'
import { formatClock } from '@/lib/dates/format-clock'
import { siteDay } from '@/lib/dates/site-date'

const LINK = 'figures gap-2 whitespace-nowrap px-3 text-sm'

interface SalesOfficeProps {
  community: CommunityDetail
  hours: readonly OfficeHours[]
  /** The heading of the form. */
  label: string
  phone: string | null
}

const span = ({ opens, closes }: { opens: string; closes: string }) =>
  `${formatClock(opens)} to ${formatClock(closes)}`

function Today({ hours }: { hours: readonly OfficeHours[] }) {
  const { today, next } = officeToday(hours, siteDay(new Date()))
  if (today) return <>Open today, {span(today)}</>
  return <>{next ? `Closed today. ${next.day} ${span(next)}` : 'By appointment'}</>
}

/** Who to call today, with the hours of the sales office, and the ways there and to the form. */
export function SalesOffice({ community, hours, label, phone }: SalesOfficeProps) {
  const directions = directionsUrl(parseCoordinates(community))
  return (
    <section aria-labelledby="sales-office" className="grid gap-3">
      <div>
        <h2 id="sales-office" className="font-sans font-semibold text-base tracking-normal">
          {community.hoaContact ?? 'Sales office'}
        </h2>
        {hours.length > 0 ? (
          <p className="figures text-ink-soft text-sm">
            <Today hours={hours} />
          </p>
        ) : null}
      </div>
      {phone || directions ? (
        <div className="flex flex-wrap gap-3 [&>a]:flex-1">
          {phone ? (
            <PhoneLinks phone={phone} data-listing="" className={buttonClass('outline', LINK)}>
              {(number) => (
                <>
                  <Phone aria-hidden className="size-4.5 shrink-0" strokeWidth={1.8} />
                  <span>
                    <span className="sr-only">Call </span>
                    {number}
                  </span>
                </>
              )}
            </PhoneLinks>
          ) : null}
          {directions ? (
            <a
              href={directions}
              target="_blank"
              rel="noopener noreferrer"
              data-listing=""
              className={buttonClass('outline', LINK)}
            >
              <Navigation2 aria-hidden className="size-4 shrink-0 rotate-45" strokeWidth={2} />
              Directions
            </a>
          ) : null}
        </div>
      ) : null}
      <a href="#request-tour" data-screen-only className={buttonClass('accent')}>
        <MessageSquare aria-hidden className="size-4.5" strokeWidth={1.8} />
        {label}
      </a>
    </section>
  )
}

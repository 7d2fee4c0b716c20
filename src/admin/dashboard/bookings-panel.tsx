import { Link } from '@payloadcms/ui'
import { adminPaths } from '@/config/admin-paths'
import type { DashboardData } from '@/data/dashboard/types'
import { REMIND_BEFORE_DAYS } from '@/domain/ads/booking'
import { formatCalendarDay } from '@/lib/dates/format-date'
import { documentHref } from '../list-links'
import { expandedHref } from './filtered-lists'
import { Panel, Rest } from './panel'

interface BookingsPanelProps {
  bookings: NonNullable<DashboardData['bookings']>
  now: Date
}

/** Bookings of ads that end soon and are not renewed, the earliest first. */
export function BookingsPanel({ bookings: { total, items }, now }: BookingsPanelProps) {
  return (
    <Panel
      id="bookings"
      title="Ads that end soon"
      count={total}
      emptyText={`No booking ends in the next ${REMIND_BEFORE_DAYS} days.`}
    >
      <ul className="dashboard-rows">
        {items.map(({ id, advertiser, endsOn, reminder }) => (
          <li key={id} className="dashboard-row">
            <div className="dashboard-row__words">
              <Link href={documentHref('bookings', id)} prefetch={false}>
                <strong>{advertiser}</strong>
              </Link>
              <span>
                Last day {formatCalendarDay(endsOn, now)}
                {reminder === 'kept' && '. The reminder was not sent: email isn’t set up.'}
              </span>
            </div>
            <Link
              className="dashboard-button"
              href={adminPaths.renewBooking(id)}
              prefetch={false}
              aria-label={`Renew the booking of ${advertiser}`}
            >
              Renew
            </Link>
          </li>
        ))}
      </ul>
      <Rest href={expandedHref('bookings')} total={total} shown={items.length} />
    </Panel>
  )
}

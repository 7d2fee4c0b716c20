import type { BeforeListTableServerProps, UIFieldServerComponent } from 'payload'
import { findAvailability } from '@/data/ads/bookings'
import { isEditor } from '@/domain/accounts/roles'
import {
  isOverbooked,
  isUnderweight,
  type MonthAvailability,
  type SlotBooking,
  type SlotMonth,
} from '@/domain/ads/availability'
import { adSlots, getLabel } from '@/domain/enums'
import { monthTitle } from '@/domain/reports/month'
import { monthEnd } from '@/domain/time/days'
import { formatCalendarDay } from '@/lib/dates/format-date'
import { siteDay } from '@/lib/dates/site-date'

function describeDays({ from, to }: SlotBooking, month: string): string {
  if (from === month && to === monthEnd(month)) return ''
  const now = new Date(`${month}T12:00:00Z`)
  return `, ${formatCalendarDay(from, now)} to ${formatCalendarDay(to, now)}`
}

interface CellProps {
  readonly slot: SlotMonth
  readonly month: string
}

function SlotCell({ slot, month }: CellProps) {
  if (slot.bookings.length === 0) return <td className="availability__free">Free</td>
  return (
    <td>
      <ul>
        {slot.bookings.map((booking) => (
          <li key={booking.id}>
            {booking.advertiser} {booking.share}%{describeDays(booking, month)}
            {isUnderweight(booking) && (
              <strong className="availability__warning">
                {' '}
                ({booking.shareByWeight}% by the weights of the ads)
              </strong>
            )}
          </li>
        ))}
      </ul>
      {isOverbooked(slot) && (
        <strong className="availability__warning">Overbooked: {slot.booked}%</strong>
      )}
    </td>
  )
}

const listOverbooked = (months: readonly MonthAvailability[]) =>
  months.flatMap(({ month, slots }) =>
    slots
      .filter(isOverbooked)
      .map(({ slot, booked }) => `${getLabel(adSlots, slot)} in ${monthTitle(month)} (${booked}%)`),
  )

interface AvailabilityProps {
  readonly months: readonly MonthAvailability[]
  readonly isOpen: boolean
}

/** Who has booked which share of each slot, by month. */
function Availability({ months, isOpen }: AvailabilityProps) {
  const overbooked = listOverbooked(months)
  return (
    <div className="availability">
      {overbooked.length > 0 && (
        <p className="availability__warning" role="status">
          More than 100% of a slot is booked: {overbooked.join(', ')}.
        </p>
      )}
      <details open={isOpen}>
        <summary>Availability by slot and month</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable */}
        <section className="guide-lines" aria-label="Availability" tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">Month</th>
                {adSlots.map(({ value, label }) => (
                  <th scope="col" key={value}>
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {months.map(({ month, slots }) => (
                <tr key={month}>
                  <th scope="row">{monthTitle(month)}</th>
                  {slots.map((slot) => (
                    <SlotCell key={slot.slot} slot={slot} month={month} />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </div>
  )
}

/** The availability above the list of bookings. */
export async function ListAvailability({ user }: BeforeListTableServerProps) {
  if (!isEditor(user?.role)) return null
  return <Availability months={await findAvailability(siteDay(new Date()))} isOpen={false} />
}

/** The availability in the form of a booking, from its first month as it was saved. */
export const FormAvailability: UIFieldServerComponent = async ({ data, req }) => {
  if (!isEditor(req.user?.role)) return null
  const first = data?.startsAt ? new Date(String(data.startsAt)) : new Date()
  return <Availability months={await findAvailability(siteDay(first))} isOpen />
}

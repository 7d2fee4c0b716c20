import type { AdDay } from '@/domain/ads/ad-report'
import { formatNumber } from '@/domain/text/format-number'
import { formatCalendarDay } from '@/lib/dates/format-date'

const HEIGHT = 120
/** The width of a day, including the gap after its bar. */
const STEP = 10
const BAR = 8

/** Impressions per day as bars. The table below shows the same numbers as text. */
export function DayBars({ days }: { days: readonly AdDay[] }) {
  const most = Math.max(1, ...days.map(({ impressions }) => impressions))
  const now = new Date()
  const label = (day: string | undefined) => (day ? formatCalendarDay(day, now) : '')
  return (
    <figure className="ad-report__bars">
      <figcaption>Impressions per day (maximum {formatNumber(most)})</figcaption>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        {days.map(({ day, impressions }, index) => {
          const height = (impressions / most) * HEIGHT
          return (
            <rect
              key={day}
              x={index * STEP + (STEP - BAR) / 2}
              y={HEIGHT - height}
              width={BAR}
              height={height}
            />
          )
        })}
      </svg>
      <p>
        <span>{label(days[0]?.day)}</span>
        <span>{days.length > 1 ? label(days.at(-1)?.day) : ''}</span>
      </p>
    </figure>
  )
}

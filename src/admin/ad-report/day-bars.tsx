import type { AdDay } from '@/domain/ad-report'
import { grouped } from '@/domain/grouped'
import { formatDay } from '../dates'

const HEIGHT = 120
/** Of one day, of which the bar is the larger part. */
const STEP = 10
const BAR = 8

/** Impressions day by day as bars; the table below says the same in figures. */
export function DayBars({ days }: { days: readonly AdDay[] }) {
  const most = Math.max(1, ...days.map(({ impressions }) => impressions))
  const now = new Date()
  const label = (day: string | undefined) => (day ? formatDay(`${day}T12:00:00Z`, now) : '')
  return (
    <figure className="ad-report__bars">
      <figcaption>Impressions a day, {grouped(most)} at most</figcaption>
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

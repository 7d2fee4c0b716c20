import { Section } from '@/components/layout/section'
import type { RecordedPrice } from '@/contract/prices/price-history'
import { dollars, formatPrice } from '@/domain/communities/price'
import { type PriceChart, priceChart } from '@/domain/prices/price-chart'
import { formatCalendarDay } from '@/lib/dates/format-date'
import { siteDay } from '@/lib/dates/site-date'

interface PriceHistoryProps {
  prices: readonly RecordedPrice[]
  /** The field whose prices are shown. */
  field: RecordedPrice['field']
  now: Date
}

/** Where a label of the time axis is. */
const percent = (share: number) => `${share * 100}%`

/** The line of the prices. The table beside it has the same figures, so it is hidden from readers. */
function Chart({ chart: { low, high, points, path }, now }: { chart: PriceChart; now: Date }) {
  const [first] = points
  const last = points.at(-1)
  if (!first || !last) return null
  return (
    <div aria-hidden className="figures text-ink-soft text-xs">
      <div className="grid grid-cols-[auto_1fr] gap-x-3">
        <div className="flex flex-col justify-between py-1 text-right">
          <span>{formatPrice(high)}</span>
          {low === high ? null : <span>{formatPrice(low)}</span>}
        </div>
        <div className="relative h-36 border-hairline border-y">
          <svg
            aria-hidden
            viewBox="0 0 1 1"
            preserveAspectRatio="none"
            className="absolute inset-0 size-full overflow-visible"
          >
            <path
              d={path}
              fill="none"
              stroke="var(--color-primary)"
              strokeWidth={2}
              strokeLinejoin="round"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          {points.map(({ x, y, day }) => (
            <span
              key={day}
              className="absolute size-2 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-primary bg-surface last:bg-primary"
              style={{ left: percent(x), top: percent(y) }}
            />
          ))}
        </div>
        <div className="col-start-2 mt-1.5 flex justify-between">
          <span>{formatCalendarDay(first.day, now)}</span>
          <span>Today</span>
        </div>
      </div>
    </div>
  )
}

/** `-$12,000`, `+$4,500` */
function difference(price: number | null, before: number | null | undefined): string {
  if (price === null || before == null) return ''
  return price < before ? dollars(price - before) : `+${dollars(price - before)}`
}

/** A history of asking prices, as a chart and a table. Nothing with fewer than two prices. */
export function PriceHistory({ prices, field, now }: PriceHistoryProps) {
  const steps = prices.filter((price) => price.field === field)
  const chart = priceChart(steps, siteDay(now))
  if (!chart) return null
  const rows = steps.map(({ day, price }, index) => ({
    day,
    price,
    change: difference(price, steps[index - 1]?.price),
  }))
  return (
    <Section id="price-history" title="Price history">
      <div className="grid items-start gap-x-10 gap-y-6 rounded-lg border border-hairline bg-surface p-5 sm:grid-cols-[minmax(0,1fr)_auto] sm:p-6 print:p-4">
        <Chart chart={chart} now={now} />
        <table className="w-full text-sm sm:w-auto">
          <thead className="text-ink-soft text-xs">
            <tr>
              <th scope="col" className="pb-1 text-left font-normal">
                Since
              </th>
              <th scope="col" className="pb-1 pl-6 text-right font-normal">
                Price
              </th>
              <th scope="col" className="pb-1 pl-6 text-right font-normal">
                Change
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-hairline">
            {rows.toReversed().map(({ day, price, change }) => (
              <tr key={day}>
                <th scope="row" className="whitespace-nowrap py-1.5 text-left font-normal">
                  {formatCalendarDay(day, now)}
                </th>
                <td className="figures py-1.5 pl-6 text-right font-semibold">
                  {formatPrice(price)}
                </td>
                <td className="figures py-1.5 pl-6 text-right text-ink-soft">{change}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  )
}

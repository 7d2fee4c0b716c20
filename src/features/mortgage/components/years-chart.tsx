import { clsx } from 'clsx'
import { formatPrice } from '@/domain/communities/price'
import type { MortgageYear } from '@/domain/mortgage/mortgage-schedule'
import { costChart, namedYears, shortDollars, YEAR_WIDTH } from '../chart-geometry'

interface YearsChartProps {
  years: readonly MortgageYear[]
  /** Number of payments with mortgage insurance. */
  withPmi: number
}

/** Text alternative of the chart; the table below contains all values. */
function summary(years: readonly MortgageYear[]): string {
  const [first, last] = [years[0], years.at(-1)]
  if (!first || !last) return ''
  const start = `Paid each year. Year 1: ${formatPrice(first.principal)} of principal and ${formatPrice(first.interest)} of interest.`
  if (years.length === 1) return start
  return `${start} Year ${last.year}: ${formatPrice(last.principal)} of principal and ${formatPrice(last.interest)} of interest.`
}

function Legend({ parts }: { parts: ReturnType<typeof costChart>['bars'] }) {
  return (
    <ul aria-hidden className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
      {parts.map(({ part: { name, label, swatch } }) => (
        <li key={name} className="inline-flex items-center gap-2.5">
          <span
            className={clsx(
              'size-3 rounded-[3px] forced-color-adjust-none [print-color-adjust:exact]',
              swatch,
            )}
          />
          {label}
        </li>
      ))}
    </ul>
  )
}

/**
 * The costs of each year as stacked bars. The SVG stretches to the available width; labels are HTML
 * so that their size stays constant.
 */
export function YearsChart({ years, withPmi }: YearsChartProps) {
  const { bars, ticks } = costChart(years)
  const top = ticks.at(-1) ?? 1
  const getCenter = (year: number) => `${((year - 0.5) / years.length) * 100}%`
  const pmiEnd = withPmi / 12 / years.length
  return (
    <figure className="mt-6 break-inside-avoid">
      <Legend parts={bars} />
      <div className="mt-6 flex gap-3">
        <div
          aria-hidden
          className="figures relative h-64 w-11 shrink-0 text-ink-soft text-xs md:h-80"
        >
          {ticks.map((tick) => (
            <span
              key={tick}
              className="absolute right-0 translate-y-1/2"
              style={{ bottom: `${(tick / top) * 100}%` }}
            >
              {shortDollars(tick)}
            </span>
          ))}
        </div>
        <div className="min-w-0 flex-1">
          <div className="relative h-64 md:h-80">
            {ticks.map((tick) => (
              <span
                key={tick}
                aria-hidden
                className="absolute inset-x-0 border-hairline border-t"
                style={{ bottom: `${(tick / top) * 100}%` }}
              />
            ))}
            <svg
              role="img"
              aria-label={summary(years)}
              viewBox={`0 0 ${years.length * YEAR_WIDTH} 100`}
              preserveAspectRatio="none"
              className="absolute inset-0 size-full forced-color-adjust-none"
            >
              {bars.map(({ part, path }) => (
                <path key={part.name} d={path} className={part.fill} />
              ))}
            </svg>
            {withPmi > 0 ? (
              <p
                aria-hidden
                className={clsx(
                  'absolute top-0 bottom-0 border-ink border-dashed text-xs',
                  pmiEnd > 0.6 ? '-translate-x-full border-r pr-2' : 'border-l pl-2',
                )}
                style={{ left: `${pmiEnd * 100}%` }}
              >
                <span className="rounded-sm bg-surface px-1.5 py-0.5 font-semibold">
                  PMI ends, year {Math.ceil(withPmi / 12)}
                </span>
              </p>
            ) : null}
          </div>
          <div aria-hidden className="figures relative mt-2 h-5 text-ink-soft text-xs">
            {namedYears(years.length).map((year) => (
              <span
                key={year}
                className="absolute -translate-x-1/2 whitespace-nowrap"
                style={{ left: getCenter(year) }}
              >
                {year}
              </span>
            ))}
          </div>
          <p aria-hidden className="text-center text-ink-soft text-xs">
            Loan year
          </p>
        </div>
      </div>
    </figure>
  )
}

import { clsx } from 'clsx'
import { formatNumber } from '@/domain/text/format-number'

interface CityButtonsProps {
  className?: string
  cities: readonly string[]
  city: string
  counts: ReadonlyMap<string, number>
  onChange: (city: string | null) => void
}

/** One toggle button per city that filters the list. */
export function CityButtons({ className, cities, city, counts, onChange }: CityButtonsProps) {
  return (
    <ul
      aria-label="Cities"
      data-screen-only
      className={clsx(
        'relative -mx-5 flex gap-1.5 overflow-x-auto px-5 py-1 [scrollbar-width:none] noscript:hidden md:mx-0 md:flex-wrap md:px-0',
        className,
      )}
    >
      {cities.map((name) => {
        const count = counts.get(name) ?? 0
        const isChosen = name.toLowerCase() === city.toLowerCase()
        return (
          <li key={name} className="shrink-0">
            <button
              type="button"
              aria-pressed={isChosen}
              onClick={() => onChange(isChosen ? null : name)}
              className={clsx(
                'inline-flex min-h-11 items-center gap-2 rounded-full border px-3.5 font-medium text-sm transition-colors xl:min-h-9 xl:px-3',
                isChosen
                  ? 'border-primary bg-primary text-surface'
                  : 'border-control bg-surface hover:bg-sand',
              )}
            >
              {name}
              <span className="figures text-sm opacity-80">
                {formatNumber(count)}
                <span className="sr-only"> {count === 1 ? 'community' : 'communities'}</span>
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

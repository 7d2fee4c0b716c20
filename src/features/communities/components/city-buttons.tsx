import { clsx } from 'clsx'

interface CityButtonsProps {
  cities: readonly string[]
  city: string
  counts: ReadonlyMap<string, number>
  onChange: (city: string | null) => void
}

/** One toggle button per city that filters the list. */
export function CityButtons({ cities, city, counts, onChange }: CityButtonsProps) {
  return (
    <ul aria-label="Cities" className="flex flex-wrap gap-2.5 noscript:hidden">
      {cities.map((name) => {
        const isChosen = name.toLowerCase() === city.toLowerCase()
        return (
          <li key={name}>
            <button
              type="button"
              aria-pressed={isChosen}
              onClick={() => onChange(isChosen ? null : name)}
              className={clsx(
                'inline-flex min-h-11 items-center gap-2 rounded-full border px-4 font-medium transition-colors',
                isChosen
                  ? 'border-primary bg-primary text-surface'
                  : 'border-control bg-surface hover:bg-sand',
              )}
            >
              {name}
              <span className="figures text-sm opacity-80">
                {counts.get(name) ?? 0}
                <span className="sr-only"> communities</span>
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

import { useId } from 'react'
import type { AmenityMatch } from '@/domain/communities/community-filter'
import type { AmenityOption } from '@/domain/communities/listing-options'
import type { SearchChange } from '../search-params'

const matchLabels: Record<AmenityMatch, string> = { any: 'Any of these', all: 'All of these' }

interface AmenityFieldsProps {
  options: readonly AmenityOption[]
  chosen: readonly string[]
  match: AmenityMatch
  counts: ReadonlyMap<string, number>
  onChange: (change: SearchChange) => void
}

/** The amenities to choose from, and whether a community needs any or all of the chosen ones. */
export function AmenityFields({ options, chosen, match, counts, onChange }: AmenityFieldsProps) {
  const group = useId()
  const toggle = (value: string) => {
    const next = chosen.includes(value)
      ? chosen.filter((other) => other !== value)
      : [...chosen, value]
    onChange({ amenities: next.length > 0 ? next : null })
  }
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold text-sm">Amenities</legend>
      <div className="mb-1 grid grid-cols-2 rounded-md bg-sand p-1">
        {(['any', 'all'] as const).map((value) => (
          <label
            key={value}
            className="relative flex min-h-11 cursor-pointer items-center justify-center rounded-sm px-1 font-medium text-ink-soft text-sm transition-colors hover:text-ink has-checked:bg-surface has-checked:font-semibold has-checked:text-primary has-focus-visible:outline-3 has-focus-visible:outline-marigold md:min-h-9 forced-colors:has-checked:outline-2"
          >
            <input
              type="radio"
              name={group}
              checked={value === match}
              onChange={() => onChange({ amenityMatch: value })}
              className="sr-only"
            />
            {matchLabels[value]}
          </label>
        ))}
      </div>
      {options
        .filter(({ isFilter }) => isFilter)
        .map(({ value, label }) => (
          <label key={value} className="flex min-h-11 cursor-pointer items-center gap-3 md:min-h-9">
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={() => toggle(value)}
              className="size-4.5 rounded-sm"
            />
            <span className="flex-1">{label}</span>
            <span aria-hidden className="figures text-ink-soft text-sm">
              {counts.get(value) ?? 0}
            </span>
          </label>
        ))}
    </fieldset>
  )
}

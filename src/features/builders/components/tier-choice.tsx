import { builderTiers } from '@/domain/enums'
import type { SearchState } from '../search-params'

const choices = [{ value: 'all', label: 'All' }, ...builderTiers] as const

interface TierChoiceProps {
  value: SearchState['tier']
  /** Number of builders of a tier, or of all tiers. */
  getCount: (tier: string) => number
  onChange: (tier: SearchState['tier']) => void
}

/** A segmented control made of radio buttons. */
export function TierChoice({ value, getCount, onChange }: TierChoiceProps) {
  return (
    <fieldset className="grid grid-cols-4 rounded-md bg-sand p-1">
      <legend className="sr-only">Tier</legend>
      {choices.map((choice) => (
        <label
          key={choice.value}
          className="relative grid min-h-11 cursor-pointer place-items-center rounded-sm px-2 font-medium text-ink-soft text-sm transition-colors hover:text-ink has-checked:bg-surface has-checked:font-semibold has-checked:text-primary has-focus-visible:outline-3 has-focus-visible:outline-marigold lg:min-h-10 lg:px-4 forced-colors:has-checked:outline-2"
        >
          <input
            type="radio"
            name="tier"
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
            className="sr-only"
          />
          <span>
            {choice.label}
            <span aria-hidden className="figures ml-1.5 font-normal text-ink-soft max-sm:hidden">
              {getCount(choice.value)}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

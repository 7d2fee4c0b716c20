import { clsx } from 'clsx'
import { GraduationCap, SlidersHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button'
import { plural } from '@/domain/text/plural'

/** The communities shown on the map. */
export type MapScope = 'all' | 'filtered'

const scopes: readonly { value: MapScope; label: string }[] = [
  { value: 'all', label: 'Show All' },
  { value: 'filtered', label: 'Show Filtered' },
]

interface ToolbarProps {
  /** Number of communities on the map. */
  count: number
  scope: MapScope
  /** Hides what is about the map on a phone that shows the list. */
  mapOnly: string
  onScope: (scope: MapScope) => void
  /** More filters of the list, in the same row if there is room. */
  filters: ReactNode
  children: ReactNode
}

/** The number of communities on the map, their scope, and buttons. */
export function MapToolbar({ count, scope, mapOnly, onScope, filters, children }: ToolbarProps) {
  return (
    <section
      aria-label="Map toolbar"
      data-screen-only
      className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 md:justify-start noscript:hidden"
    >
      <p className="figures mr-1">
        <strong>{plural(count, 'community', 'communities')}</strong>
      </p>
      <fieldset className={clsx('flex rounded-md bg-sand p-1', mapOnly)}>
        <legend className="sr-only">Communities on the map</legend>
        {scopes.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            aria-pressed={value === scope}
            onClick={() => onScope(value)}
            className="min-h-11 rounded-sm px-3.5 font-medium text-ink-soft text-sm transition-colors hover:text-ink aria-pressed:bg-surface aria-pressed:font-semibold aria-pressed:text-primary lg:min-h-10 forced-colors:aria-pressed:outline-2"
          >
            {label}
          </button>
        ))}
      </fieldset>
      <div className="flex gap-3 md:ml-auto min-[90rem]:order-last">{children}</div>
      <div className="min-w-0 max-[90rem]:w-full ">{filters}</div>
    </section>
  )
}

interface ToggleProps {
  pressed: boolean
  className?: string
  onToggle: () => void
}

/** Shows or hides the schools on the map. */
export function SchoolsToggle({ pressed, className, onToggle }: ToggleProps) {
  return (
    <button
      type="button"
      onClick={onToggle}
      className={buttonClass(
        pressed ? 'primary' : 'outline',
        clsx('min-h-11 px-3.5 text-sm', className),
      )}
    >
      <GraduationCap aria-hidden className="size-4.5" strokeWidth={1.8} />
      {pressed ? 'Hide Schools' : 'Show Schools'}
    </button>
  )
}

/** Shows or hides the filters next to the map; on phones they are a sheet. */
export function FiltersToggle({ pressed, onToggle }: ToggleProps) {
  return (
    <button
      type="button"
      aria-expanded={pressed}
      onClick={onToggle}
      className={buttonClass('outline', 'min-h-11 px-4 text-sm max-md:hidden')}
    >
      <SlidersHorizontal aria-hidden className="size-4.5" strokeWidth={1.8} />
      {pressed ? 'Hide Filters' : 'Show Filters'}
    </button>
  )
}

import { clsx } from 'clsx'
import { getLabel, schoolLevels } from '@/domain/enums'
import { schoolColors } from '../colors'
import type { SchoolPin } from '../types'

interface SchoolMarkerProps {
  readonly school: Pick<SchoolPin, 'name' | 'level'>
  /** Whether there is space for the name. */
  readonly isNamed: boolean
}

/** Marker of a school: a diamond in the color of its level, at an approximate location. */
export function SchoolMarker({ school: { name, level }, isNamed }: SchoolMarkerProps) {
  const words = `${name}, ${getLabel(schoolLevels, level).toLowerCase()} school, approximate location`
  return (
    <span
      role="img"
      aria-label={words}
      title={words}
      className="relative grid size-6 translate-y-1/2 place-items-center"
    >
      <span
        className={clsx(
          'size-3.5 rotate-45 rounded-[3px] shadow-soft ring-2 ring-surface',
          schoolColors[level],
        )}
      />
      {isNamed ? (
        <span
          aria-hidden
          className="absolute top-full left-1/2 -mt-0.5 w-max max-w-32 -translate-x-1/2 rounded-sm bg-paper/85 px-1 text-center font-semibold text-xs leading-tight"
        >
          {name}
        </span>
      ) : null}
    </span>
  )
}

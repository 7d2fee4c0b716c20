import { clsx } from 'clsx'
import { schoolLevels } from '@/domain/enums'
import { schoolColors } from '../colors'
import type { SchoolPin } from '../types'

/** Legend of the school markers, with a note about their accuracy. */
export function SchoolKey({ schools }: { schools: readonly SchoolPin[] }) {
  const present = schoolLevels.filter(({ value }) => schools.some(({ level }) => level === value))
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1 border-hairline border-t px-6 py-3 text-sm">
      <ul aria-label="Schools on the map" className="flex flex-wrap gap-x-5 gap-y-1">
        {present.map(({ value, label }) => (
          <li key={value} className="flex items-center gap-2.5">
            <span aria-hidden className={clsx('size-2.5 rotate-45', schoolColors[value])} />
            {label}
          </li>
        ))}
      </ul>
      <p className="text-ink-soft">Schools are shown at approximate locations.</p>
    </div>
  )
}

'use client'

import { clsx } from 'clsx'
import { paths } from '@/config/paths'
import type { Tab } from '../search-params'

interface TabButtonsProps {
  tab: Tab
  onChoose: (tab: Tab) => void
}

const tabs = [
  { value: 'upcoming', label: 'Upcoming Events' },
  { value: 'all', label: 'All Events' },
] as const

/** Buttons for upcoming and all events. Without JavaScript they submit the choice. */
export function TabButtons({ tab, onChoose }: TabButtonsProps) {
  return (
    <form action={paths.events} aria-label="Which events" data-screen-only>
      <ul className="inline-flex gap-1 rounded-md border border-control bg-surface p-1">
        {tabs.map(({ value, label }) => (
          <li key={value}>
            <button
              type="submit"
              name="show"
              value={value}
              aria-pressed={value === tab}
              onClick={(event) => {
                event.preventDefault()
                onChoose(value)
              }}
              className={clsx(
                'inline-flex min-h-11 items-center rounded-sm px-4 font-semibold transition-colors',
                value === tab ? 'bg-primary text-surface' : 'text-primary hover:bg-primary-tint',
              )}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </form>
  )
}

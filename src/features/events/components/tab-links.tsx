'use client'

import { clsx } from 'clsx'
import type { MouseEvent } from 'react'
import { paths } from '@/config/paths'
import type { Tab } from '../search-params'

interface TabLinksProps {
  tab: Tab
  onChoose: (tab: Tab) => void
}

const tabs = [
  { value: 'upcoming', label: 'Upcoming Events', path: paths.events },
  { value: 'all', label: 'All Events', path: paths.allEvents },
] as const

const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey

/** Links to upcoming and all events. With JavaScript they change the list in place. */
export function TabLinks({ tab, onChoose }: TabLinksProps) {
  return (
    <nav aria-label="Which events" data-screen-only>
      <ul className="inline-flex gap-1 rounded-md border border-control bg-surface p-1">
        {tabs.map(({ value, label, path }) => (
          <li key={value}>
            <a
              href={path}
              aria-current={value === tab ? 'true' : undefined}
              onClick={(event) => {
                if (!isPlainClick(event)) return
                event.preventDefault()
                onChoose(value)
              }}
              className={clsx(
                'inline-flex min-h-11 items-center rounded-sm px-4 font-semibold transition-colors',
                value === tab ? 'bg-primary text-surface' : 'text-primary hover:bg-primary-tint',
              )}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

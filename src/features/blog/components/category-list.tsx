'use client'

import { clsx } from 'clsx'
import type { MouseEvent } from 'react'
import { paths } from '@/config/paths'
import { categoryChoices } from '../categories'
import type { SearchState } from '../search-params'

interface CategoryListProps {
  category: SearchState['category']
  onChoose: (category: SearchState['category']) => void
}

const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey

/** The category links in the side column. With JavaScript they filter the list in place. */
export function CategoryList({ category, onChoose }: CategoryListProps) {
  return (
    <nav aria-labelledby="categories">
      <h2 id="categories" className="mb-2 text-xl">
        Categories
      </h2>
      <ul className="divide-y divide-hairline border-hairline border-y">
        {categoryChoices.map(({ value, label }) => {
          const isCurrent = value === category
          return (
            <li key={value}>
              <a
                href={value === 'all' ? paths.blog : paths.blogCategory(value)}
                aria-current={isCurrent ? 'true' : undefined}
                onClick={(event) => {
                  if (!isPlainClick(event)) return
                  event.preventDefault()
                  onChoose(value)
                }}
                className={clsx(
                  'flex min-h-12 items-center border-l-3 pl-4 transition-colors hover:text-primary',
                  isCurrent
                    ? 'border-accent font-semibold text-primary'
                    : 'border-transparent text-ink-soft',
                )}
              >
                {label}
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

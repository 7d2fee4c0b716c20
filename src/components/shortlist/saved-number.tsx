'use client'

import { useListedCount } from './shortlist-store'

/** The number of saved listings, beside the heart of the header. It takes no space. */
export function SavedNumber() {
  const count = useListedCount()
  if (count === 0) return null
  return (
    <>
      <span className="sr-only">, {count} saved</span>
      <span
        aria-hidden
        className="figures absolute top-0.5 left-[calc(50%+0.125rem)] min-w-4.5 rounded-full border border-surface bg-accent px-1 text-center font-semibold text-[0.6875rem] text-surface leading-4"
      >
        {count}
      </span>
    </>
  )
}

'use client'

import { type ReactNode, Suspense } from 'react'
import { useHasShortlist } from '@/components/shortlist/on-demand'
import { lazyComponent } from '@/lib/react/lazy-component'

function NotLoaded() {
  return (
    <p role="alert">Your shortlist is safe, but couldn’t be shown. Reload the page to try again.</p>
  )
}

const SavedListings = lazyComponent<{ origin: string }>(
  async () => (await import('./saved-listings')).SavedListings,
  NotLoaded,
)

interface OwnShortlistProps {
  origin: string
  /** Shown if nothing was ever saved. */
  empty: ReactNode
}

/** The shortlist of this browser. Its code is loaded only for visitors who saved something. */
export function OwnShortlist({ origin, empty }: OwnShortlistProps) {
  const hasShortlist = useHasShortlist()
  if (hasShortlist === null) return null
  if (!hasShortlist) return empty
  return (
    <Suspense>
      <SavedListings origin={origin} />
    </Suspense>
  )
}

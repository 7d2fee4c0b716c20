'use client'

import { lazy, type ReactNode, Suspense } from 'react'
import { useHasShortlist } from '@/components/shortlist/on-demand'

const SavedListings = lazy(async () => ({
  default: (await import('./saved-listings')).SavedListings,
}))

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

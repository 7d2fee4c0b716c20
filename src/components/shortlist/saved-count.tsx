'use client'

import { lazy, Suspense } from 'react'
import { useHasShortlist } from './on-demand'

const SavedNumber = lazy(async () => ({ default: (await import('./saved-number')).SavedNumber }))

/** The number of saved listings. Its code is loaded only for visitors who saved one. */
export function SavedCount() {
  if (!useHasShortlist()) return null
  return (
    <Suspense>
      <SavedNumber />
    </Suspense>
  )
}

'use client'

import { Suspense } from 'react'
import { lazyComponent } from '@/lib/react/lazy-component'
import { useHasShortlist } from './on-demand'

const SavedNumber = lazyComponent(async () => (await import('./saved-number')).SavedNumber)

/** The number of saved listings. Its code is loaded only for visitors who saved one. */
export function SavedCount() {
  if (!useHasShortlist()) return null
  return (
    <Suspense>
      <SavedNumber />
    </Suspense>
  )
}

'use client'

import { lazy, Suspense, useSyncExternalStore } from 'react'
import { SHORTLIST_CHANGED, SHORTLIST_KEY } from './shortlist-key'

const SavedNumber = lazy(async () => ({ default: (await import('./saved-number')).SavedNumber }))

let hasChanged = false

function subscribe(listener: () => void): () => void {
  const onChange = () => {
    hasChanged = true
    listener()
  }
  window.addEventListener(SHORTLIST_CHANGED, onChange)
  return () => window.removeEventListener(SHORTLIST_CHANGED, onChange)
}

function hasShortlist(): boolean {
  try {
    return hasChanged || localStorage.getItem(SHORTLIST_KEY) !== null
  } catch {
    // The visitor does not allow storage.
    return false
  }
}

/** The number of saved listings. Its code is loaded only for visitors who saved one. */
export function SavedCount() {
  if (!useSyncExternalStore(subscribe, hasShortlist, () => false)) return null
  return (
    <Suspense>
      <SavedNumber />
    </Suspense>
  )
}

'use client'

import { useSyncExternalStore } from 'react'
import { hasShortlist, loadedShortlist, loadShortlist, subscribe } from './on-demand'

function subscribeLoading(listener: () => void): () => void {
  const onChange = () => {
    // If the code cannot be loaded, the hearts stay invisible.
    if (loadedShortlist() === null && hasShortlist()) void loadShortlist().catch(() => {})
    listener()
  }
  onChange()
  return subscribe(onChange)
}

/** Whether a listing is on the shortlist; `null` until this is known. */
export function useIsListed(key: string): boolean | null {
  return useSyncExternalStore(
    subscribeLoading,
    () => {
      const shortlist = loadedShortlist()
      if (shortlist) return shortlist.isSaved(key)
      return hasShortlist() ? null : false
    },
    () => null,
  )
}

'use client'

import { useSyncExternalStore } from 'react'
import { SHORTLIST_CHANGED, SHORTLIST_KEY } from './shortlist-key'

type Store = typeof import('./shortlist-store')

let store: Store | null = null

/** Loads the code of the shortlist, which most visits do without. Rejects if it cannot be loaded. */
export async function loadShortlist(): Promise<Store> {
  const loaded = await import('./shortlist-store')
  if (store === null) {
    store = loaded
    store.followTabs()
    window.dispatchEvent(new Event(SHORTLIST_CHANGED))
  }
  return loaded
}

/** Whether this browser has a shortlist, or its code is loaded. */
function hasShortlist(): boolean {
  try {
    return store !== null || localStorage.getItem(SHORTLIST_KEY) !== null
  } catch {
    // The visitor does not allow storage.
    return false
  }
}

/** Changes on this page and in other tabs. */
const changes = [SHORTLIST_CHANGED, 'storage'] as const

function subscribe(listener: () => void): () => void {
  for (const name of changes) window.addEventListener(name, listener)
  return () => {
    for (const name of changes) window.removeEventListener(name, listener)
  }
}

/** Whether there can be something on the shortlist; `null` until scripts run. */
export function useHasShortlist(): boolean | null {
  return useSyncExternalStore(subscribe, hasShortlist, () => null)
}

function subscribeLoading(listener: () => void): () => void {
  const onChange = () => {
    // If the code cannot be loaded, the hearts stay invisible.
    if (store === null && hasShortlist()) void loadShortlist().catch(() => {})
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
      if (store) return store.isSaved(key)
      return hasShortlist() ? null : false
    },
    () => null,
  )
}

'use client'

import { useSyncExternalStore } from 'react'
import { SHORTLIST_CHANGED, SHORTLIST_KEY } from './shortlist-key'

type Store = typeof import('./shortlist-store')

let store: Store | null = null

/** The code of the shortlist, if it is loaded. */
export const loadedShortlist = (): Store | null => store

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
export function hasShortlist(): boolean {
  try {
    return store !== null || localStorage.getItem(SHORTLIST_KEY) !== null
  } catch {
    // The visitor does not allow storage.
    return false
  }
}

const changes = [SHORTLIST_CHANGED, 'storage'] as const

/** Calls back after changes on this page and in other tabs. */
export function subscribe(listener: () => void): () => void {
  for (const name of changes) window.addEventListener(name, listener)
  return () => {
    for (const name of changes) window.removeEventListener(name, listener)
  }
}

/** Whether there can be something on the shortlist; `null` until scripts run. */
export function useHasShortlist(): boolean | null {
  return useSyncExternalStore(subscribe, hasShortlist, () => null)
}

'use client'

import { useSyncExternalStore } from 'react'
import {
  emptyShortlist,
  isListed,
  listed,
  type Named,
  parseShortlist,
  type Shortlist,
  union,
  withListing,
  withNote,
  withoutListing,
} from '@/domain/shortlist/saved'
import { SHORTLIST_CHANGED, SHORTLIST_KEY } from './shortlist-key'

let current: Shortlist | null = null
/** Whether the browser stored the last change. If not, the list lives until the page is closed. */
let isStored = true

function readStorage(): Shortlist {
  try {
    return parseShortlist(localStorage.getItem(SHORTLIST_KEY))
  } catch {
    // The visitor does not allow storage.
    return emptyShortlist
  }
}

/** The newest list: of the storage, which another tab may have changed, and of this page. */
function newest(): Shortlist {
  if (current === null || isStored) return readStorage()
  return union(current, readStorage())
}

function show(list: Shortlist): void {
  current = list
  window.dispatchEvent(new Event(SHORTLIST_CHANGED))
}

/** Applies a change to the newest list, so that tabs do not overwrite each other. */
function change(by: (list: Shortlist) => Shortlist): void {
  const list = by(newest())
  try {
    localStorage.setItem(SHORTLIST_KEY, JSON.stringify(list))
    isStored = true
  } catch {
    // Not allowed, or full.
    isStored = false
  }
  show(list)
}

/** Shows what another tab changed. A page that was frozen has missed it. */
function refresh(event: Event): void {
  if (event instanceof StorageEvent && event.key !== SHORTLIST_KEY && event.key !== null) return
  show(newest())
}

const refreshing = ['storage', 'pageshow', 'focus'] as const

/** From now on, shows what other tabs change. */
export function followTabs(): void {
  for (const name of refreshing) window.addEventListener(name, refresh)
}

function subscribe(listener: () => void): () => void {
  followTabs()
  window.addEventListener(SHORTLIST_CHANGED, listener)
  return () => window.removeEventListener(SHORTLIST_CHANGED, listener)
}

function snapshot(): Shortlist {
  current ??= readStorage()
  return current
}

/** Whether a listing is on the shortlist. */
export function isSaved(key: string): boolean {
  return isListed(snapshot(), key)
}

/**
 * Puts listings on the shortlist, the first one on top. `full`: some had no room. `not-stored`: the
 * browser does not store them.
 */
export function addListings(listings: readonly Named[]): 'added' | 'full' | 'not-stored' {
  change((list) => listings.toReversed().reduce(withListing, list))
  if (!listings.every(({ key }) => isSaved(key))) return 'full'
  return isStored ? 'added' : 'not-stored'
}

/** Takes a listing off the shortlist. Its note is kept. */
export function removeListing(key: string): void {
  change((list) => withoutListing(list, key))
}

/** Replaces the note of a listing; `before` is the text that the visitor edited. */
export function writeNote(listing: Named, after: string, before: string): void {
  change((list) => withNote(list, listing, after, before))
}

/** Deletes the shortlist and all notes. */
export function clearShortlist(): void {
  change(() => emptyShortlist)
}

/** The shortlist of this browser; `null` until scripts run. */
export function useShortlist(): Shortlist | null {
  return useSyncExternalStore(subscribe, snapshot, () => null)
}

/** The number of listings on the shortlist; 0 until scripts run. */
export function useListedCount(): number {
  return useSyncExternalStore(
    subscribe,
    () => listed(snapshot()).length,
    () => 0,
  )
}

/** Whether the browser stores the shortlist. */
export function useIsStored(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isStored,
    () => true,
  )
}

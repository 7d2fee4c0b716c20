'use client'

import { useSyncExternalStore } from 'react'
import { parseViews, type SavedView, withView, withVisit } from '@/domain/homes/saved-views'

/** localStorage key of the saved views. */
const KEY = 'saved-home-views'

const none: readonly SavedView[] = []
let views: readonly SavedView[] | null = null
const listeners = new Set<() => void>()

/** The stored views; `null` if the storage is unavailable or has something else. */
function read(): readonly SavedView[] | null {
  try {
    return parseViews(localStorage.getItem(KEY))
  } catch {
    return null
  }
}

const current = (): readonly SavedView[] => {
  views ??= read() ?? none
  return views
}

function refresh() {
  views = null
  for (const listener of listeners) listener()
}

function onStorage({ key }: StorageEvent) {
  if (key === KEY || key === null) refresh()
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', onStorage)
  }
}

export type SaveOutcome = 'saved' | 'too-many' | 'no-storage'

function store(next: readonly SavedView[]): SaveOutcome {
  try {
    localStorage.setItem(KEY, JSON.stringify(next))
  } catch {
    return 'no-storage'
  }
  refresh()
  return 'saved'
}

/** Saves a view. Nothing changes unless the outcome is `saved`. */
export function saveView(view: SavedView): SaveOutcome {
  const stored = read()
  if (stored === null) return 'no-storage'
  const next = withView(stored, view)
  return next === null ? 'too-many' : store(next)
}

/** Notes that the visitor sees the list at an address today. */
export function noteVisit(address: string, day: string): void {
  const stored = read()
  const next = stored && withVisit(stored, address, day)
  if (next && next !== stored) store(next)
}

export function removeView(name: string): SaveOutcome {
  const stored = read()
  return stored === null ? 'no-storage' : store(stored.filter((view) => view.name !== name))
}

/** The saved views, the newest first. None on the server. */
export function useSavedViews(): readonly SavedView[] {
  return useSyncExternalStore(subscribe, current, () => none)
}

'use client'

import { useSyncExternalStore } from 'react'

/** localStorage key of the checked items. */
const KEY = 'moving-checklist'

const nothing: readonly string[] = []

let checked: readonly string[] | null = null
const listeners = new Set<() => void>()

/** Not validated with zod, which would be a tenth of the page's JavaScript. */
function isStrings(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}

/** The stored items; empty if the storage is unavailable or its value is invalid. */
function read(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return isStrings(stored) ? stored : nothing
  } catch {
    return nothing
  }
}

function current(): readonly string[] {
  checked ??= read()
  return checked
}

function tell() {
  for (const listener of listeners) listener()
}

/** Updates the items after a change in another tab. */
function onStorage({ key }: StorageEvent) {
  if (key !== KEY && key !== null) return
  checked = null
  tell()
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', onStorage)
  }
}

function keep(items: readonly string[]) {
  checked = items
  tell()
  try {
    localStorage.setItem(KEY, JSON.stringify(items))
  } catch {
    // Without storage the items are lost when the page is closed.
  }
}

export function isChecked(item: string): boolean {
  return current().includes(item)
}

/** Checks or unchecks an item. */
export function setChecked(item: string, done: boolean): void {
  const others = current().filter((other) => other !== item)
  keep(done ? [...others, item] : others)
}

export function clearChecked(): void {
  keep(nothing)
}

/** The checked items, identified by their text because editors may reorder them. */
export function useCheckedItems(): readonly string[] {
  return useSyncExternalStore(subscribe, current, () => nothing)
}

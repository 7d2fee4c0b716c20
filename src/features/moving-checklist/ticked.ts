'use client'

import { useSyncExternalStore } from 'react'

/** Where the browser keeps what is done. */
const KEY = 'moving-checklist'

const nothing: readonly string[] = []

let ticked: readonly string[] | null = null
const listeners = new Set<() => void>()

/** By hand: zod would be a tenth of what the page loads. */
function isStrings(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}

/** What was kept; nothing where it cannot be read, or a browser keeps nothing. */
function read(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return isStrings(stored) ? stored : nothing
  } catch {
    return nothing
  }
}

function current(): readonly string[] {
  ticked ??= read()
  return ticked
}

function tell() {
  for (const listener of listeners) listener()
}

/** Another tab ticked something. */
function onStorage({ key }: StorageEvent) {
  if (key !== KEY && key !== null) return
  ticked = null
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
  ticked = items
  tell()
  try {
    localStorage.setItem(KEY, JSON.stringify(items))
  } catch {
    // It holds until the page is left.
  }
}

export function isTicked(item: string): boolean {
  return current().includes(item)
}

/** Ticks a thing to do, or takes the tick away. */
export function tick(item: string, done: boolean): void {
  const others = current().filter((other) => other !== item)
  keep(done ? [...others, item] : others)
}

export function clearTicks(): void {
  keep(nothing)
}

/** The things to do that are done, by their words: an editor may move them about. */
export function useTicked(): readonly string[] {
  return useSyncExternalStore(subscribe, current, () => nothing)
}

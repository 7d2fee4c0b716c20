'use client'

import { useSyncExternalStore } from 'react'

/** Display time of a toast, and delay before a dismissed one is removed (docs/product.md, Messages). */
export const TOAST_DURATION_MS = 5_000
export const TOAST_REMOVE_DELAY_MS = 1_000_000

export interface ToastMessage {
  readonly title: string
  readonly description: string
  readonly tone?: 'default' | 'destructive'
}

export interface ShownToast extends ToastMessage {
  readonly id: number
  readonly open: boolean
}

let current: ShownToast | null = null
let removal: ReturnType<typeof setTimeout> | undefined
let lastId = 0
const listeners = new Set<() => void>()

function set(next: ShownToast | null): void {
  current = next
  for (const listener of listeners) listener()
}

/** Shows a message; the one before it makes way, for one is shown at a time. */
export function showToast(message: ToastMessage): void {
  clearTimeout(removal)
  lastId += 1
  set({ ...message, id: lastId, open: true })
}

/** Closes a toast; it is forgotten after a while, so that its leaving can be seen and heard. */
export function dismissToast(id: number): void {
  if (current?.id !== id) return
  set({ ...current, open: false })
  removal = setTimeout(() => set(null), TOAST_REMOVE_DELAY_MS)
}

/** The toast that is shown, or one that was dismissed and is not yet forgotten. */
export function currentToast(): ShownToast | null {
  return current
}

export function useToast(): ShownToast | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    currentToast,
    () => null,
  )
}

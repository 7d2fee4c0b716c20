'use client'

import { useSyncExternalStore } from 'react'

/** Display time of a toast, and delay before its removal (docs/product/pages.md, Messages). */
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

/** Shows a message and replaces the previous one. */
export function showToast(message: ToastMessage): void {
  clearTimeout(removal)
  lastId += 1
  set({ ...message, id: lastId, open: true })
}

/** Closes a toast. It is removed later, so that its closing can be animated and announced. */
export function dismissToast(id: number): void {
  if (current?.id !== id) return
  set({ ...current, open: false })
  removal = setTimeout(() => set(null), TOAST_REMOVE_DELAY_MS)
}

/** The current toast, which may be dismissed but not yet removed. */
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

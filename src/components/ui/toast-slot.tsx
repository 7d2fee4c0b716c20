'use client'

import { lazy, Suspense } from 'react'
import { useToast } from './toast-store'

const Toaster = lazy(async () => ({ default: (await import('./toaster')).Toaster }))

/** Loads the toaster when the first toast is shown. */
export function ToastSlot() {
  if (!useToast()) return null
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  )
}

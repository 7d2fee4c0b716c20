'use client'

import { Suspense } from 'react'
import { lazyComponent } from '@/lib/react/lazy-component'
import { PlainToast } from './plain-toast'
import { useToast } from './toast-store'

const Toaster = lazyComponent(async () => (await import('./toaster')).Toaster, PlainToast)

/** Loads the toaster when the first toast is shown. */
export function ToastSlot() {
  if (!useToast()) return null
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  )
}

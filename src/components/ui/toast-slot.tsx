'use client'

import dynamic from 'next/dynamic'
import { useToast } from './toast-store'

const Toaster = dynamic(() => import('./toaster').then((module) => module.Toaster), { ssr: false })

/** Loads the toaster when the first toast is shown. */
export function ToastSlot() {
  return useToast() ? <Toaster /> : null
}

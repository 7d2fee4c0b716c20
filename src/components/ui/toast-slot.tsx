'use client'

import dynamic from 'next/dynamic'
import { useToast } from './toast-store'

const Toaster = dynamic(() => import('./toaster').then((module) => module.Toaster), { ssr: false })

/** Notifications, fetched when there is the first to show. */
export function ToastSlot() {
  return useToast() ? <Toaster /> : null
}

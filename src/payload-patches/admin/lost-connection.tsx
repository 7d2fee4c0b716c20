'use client'

import { toast } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect, useRef } from 'react'
import { explainLost } from './explain-lost'
import { watchSaves } from './save-again'

const TOAST = 'connection-back'

/** The offer stays until it is taken, a save succeeds, or another page is shown. */
const offer = {
  show: (saveAgain: () => void) =>
    toast.info('The connection is back. Your changes are not saved yet.', {
      id: TOAST,
      duration: Number.POSITIVE_INFINITY,
      action: { label: 'Save again', onClick: saveAgain },
    }),
  hide: () => toast.dismiss(TOAST),
}

/**
 * Gives the forms of Payload the `fetch` of `explain-lost.ts`, which they find at `window`, and offers
 * to save again when the connection is back.
 */
export function LostConnection({ children }: { children: ReactNode }) {
  const pathname = usePathname()
  const saves = useRef<ReturnType<typeof watchSaves> | null>(null)

  useEffect(() => {
    const watched = watchSaves(window, offer)
    saves.current = watched
    const original = window.fetch
    window.fetch = explainLost(original.bind(window), watched.begin)
    return () => {
      window.fetch = original
      watched.stop()
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other changes
  useEffect(() => saves.current?.forget(), [pathname])

  return children
}

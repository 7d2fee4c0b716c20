'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { isListingPath } from '@/domain/counts/listing-path'
import { whenIdle } from '@/lib/react/when-idle'

const MIDDLE = 1

const load = () => import('./watch-listings')

/** Counts a followed link. The router may leave the page before the code is loaded. */
function onClick({ target, type, button }: MouseEvent): void {
  if (type === 'auxclick' && button !== MIDDLE) return
  const { pathname } = location
  void load()
    .then(({ countClick }) => countClick(target, pathname))
    .catch(() => {})
}

/**
 * Counts views of listings and the clicks, calls and visits that they lead to. The code is loaded
 * with the first click, and on the page of a listing when it is idle; without it, nothing is counted
 * and all links work.
 */
export function ListingCounter() {
  const path = usePathname()
  useEffect(() => {
    // Captured before the router changes the page.
    addEventListener('click', onClick, true)
    addEventListener('auxclick', onClick, true)
    return () => {
      removeEventListener('click', onClick, true)
      removeEventListener('auxclick', onClick, true)
    }
  }, [])
  useEffect(() => {
    if (!isListingPath(path)) return
    let stop: (() => void) | null = () => {}
    const watch = async () => {
      const { watchListing } = await load()
      if (stop) stop = watchListing(path)
    }
    const callOff = whenIdle(() => void watch().catch(() => {}))
    return () => {
      callOff()
      stop?.()
      stop = null
    }
  }, [path])
  return null
}

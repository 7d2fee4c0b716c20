'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { isListingPath } from '@/domain/counts/listing-path'
import { whenIdle } from '@/lib/react/when-idle'

const MIDDLE = 1

const load = () => import('./watch-listings')

/** Counts the visit if it began in an issue of the newsletter. The code is loaded only then. */
function countIssueVisit(): void {
  const { search } = location
  if (!search.includes('source=newsletter-')) return
  void import('./queue-issue-visit')
    .then(({ queueIssueVisit }) => queueIssueVisit(search))
    .catch(() => {})
}

/** Counts a followed link. The router may leave the page before the code is loaded. */
function onClick({ target, type, button }: MouseEvent): void {
  if (type === 'auxclick' && button !== MIDDLE) return
  const { pathname } = location
  void load()
    .then(({ countClick }) => countClick(target, pathname))
    .catch(() => {})
}

/**
 * Counts visits that begin in the newsletter, and views of listings and the clicks and calls that they
 * lead to. The code is loaded
 * with the first click, and on the page of a listing when it is idle; without it, nothing is counted
 * and all links work.
 */
export function VisitCounter() {
  const path = usePathname()
  useEffect(countIssueVisit, [])
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

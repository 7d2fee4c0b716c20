'use client'

import { useEffect, useState } from 'react'
import type { Listing } from '@/contract/shortlist/listing'
import {
  type ChangesSince,
  findChanges,
  parsePriceMemory,
  rememberPrices,
} from '@/domain/shortlist/seen-prices'
import { siteDay } from '@/lib/dates/site-date'

/** localStorage key of the prices that the visitor saw. */
const KEY = 'shortlist-prices'

/** Remembers the prices that are shown, and returns what changed since the last visit. */
function compareWithLastVisit(listings: readonly Listing[]): ChangesSince | null {
  try {
    const stored = parsePriceMemory(localStorage.getItem(KEY))
    const memory = rememberPrices(stored, siteDay(new Date()), listings)
    localStorage.setItem(KEY, JSON.stringify(memory))
    return findChanges(memory, listings)
  } catch {
    // The browser stores nothing, so there is no last visit.
    return null
  }
}

/** Forgets the prices that the visitor saw. */
export function forgetSeenPrices(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // The browser stores nothing.
  }
}

/** What changed since the last visit on another day; `null` on a first one. */
export function usePriceChanges(
  listings: ReadonlyMap<string, Listing> | undefined,
): ChangesSince | null {
  const [changes, setChanges] = useState<ChangesSince | null>(null)
  useEffect(() => {
    if (listings) setChanges(compareWithLastVisit([...listings.values()]))
  }, [listings])
  return changes
}

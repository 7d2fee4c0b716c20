'use client'

import { useMemo, useState } from 'react'
import { findNearest, measureMiles } from '@/domain/map/distance'
import { setDestination, useDestination } from './destination-store'
import type { PlacedCommunity } from './types'

/** The length of the list of the nearest communities. */
const LISTED = 10

/** The place that the visitor drives to, and what is near it. */
export function useDistances(placed: readonly PlacedCommunity[]) {
  const destination = useDestination()
  const [isOpen, setOpen] = useState(false)
  const nearest = useMemo(
    () => (destination ? findNearest(destination, placed, LISTED) : []),
    [destination, placed],
  )
  return {
    destination,
    nearest,
    /** Whether the panel is open. A click on the map then picks the place. */
    isOpen,
    toggle: () => setOpen(!isOpen),
    pick: setDestination,
    measure: ({ coordinates }: PlacedCommunity) =>
      destination ? measureMiles(destination, coordinates) : null,
  }
}

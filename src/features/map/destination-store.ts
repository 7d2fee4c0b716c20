'use client'

import { formatDestination, parseDestination } from '@/domain/map/destination'
import type { LatLng } from '@/domain/map/map-view'
import { createStoredValue, useStoredValue } from '@/lib/react/stored-value'

/** It is stored in the browser alone and never sent. */
const destination = createStoredValue<LatLng | null>({
  key: 'map-destination',
  parse: parseDestination,
  format: (place) => place && formatDestination(place),
  empty: null,
})

/** Sets the place that the visitor drives to, or removes it. */
export const setDestination = destination.setValue

/** The place that the visitor drives to; `null` until it is picked. */
export const useDestination = (): LatLng | null => useStoredValue(destination)

'use client'

import { createParser, useQueryState } from 'nuqs'
import { useCallback, useState } from 'react'
import { formatMapView, parseMapView } from '@/domain/map/map-address'
import type { MapStart } from '@/domain/map/map-view'

// The server does not read the position, so it is not among the parameters of the search.
const parseAsMapView = createParser({ parse: parseMapView, serialize: formatMapView })
const options = { history: 'replace', scroll: false } as const

/** The position of a map as part of the URL: the one it opens with, and how it is written. */
export function useMapPosition() {
  const [position, setPosition] = useQueryState('map', parseAsMapView.withOptions(options))
  const [opening] = useState(position)
  const hasPosition = position !== null
  const onPosition = useCallback(
    (view: MapStart | null) => {
      // A write that changes nothing would also replace a navigation to another page.
      if (view || hasPosition) setPosition(view)
    },
    [hasPosition, setPosition],
  )
  return { opening, onPosition }
}

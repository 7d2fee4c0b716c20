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
  const onPosition = useCallback(
    (view: MapStart | null) => {
      setPosition(view)
    },
    [setPosition],
  )
  return { opening, onPosition }
}

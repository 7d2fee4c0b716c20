'use client'

import type { Map as MapLibreMap } from 'maplibre-gl'
import { useEffect, useState } from 'react'
import { drawing, withCountyLines } from './drawing'
import { streetStyle } from './street-style'

/** What lies under the markers. */
type Ground = 'drawing' | 'streets'

/**
 * Puts streets under the markers once the map stands, when a street style is set and answers. At
 * the first thing of it that cannot be had, the drawing comes back.
 */
export function useStreets(map: MapLibreMap | null, url: string | null): Ground {
  const [ground, setGround] = useState<Ground>('drawing')

  useEffect(() => {
    if (!map || !url) return
    const asking = new AbortController()

    function giveUp() {
      map?.setStyle(drawing())
      setGround('drawing')
    }

    streetStyle(url, asking.signal).then((style) => {
      if (!style || asking.signal.aborted) return
      map.setStyle(withCountyLines(style))
      map.once('error', giveUp)
      map.once('idle', () => {
        map.off('error', giveUp)
        if (!asking.signal.aborted) setGround('streets')
      })
    })
    return () => asking.abort()
  }, [map, url])

  return ground
}

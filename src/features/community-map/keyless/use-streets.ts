'use client'

import type { Map as MapLibreMap, StyleSpecification } from 'maplibre-gl'
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

    async function ask(shown: MapLibreMap, address: string) {
      const style = await streetStyle(address, asking.signal)
      if (!style || asking.signal.aborted) return
      setGround(await tryStyle(shown, withCountyLines(style)))
    }

    void ask(map, url)
    return () => asking.abort()
  }, [map, url])

  return ground
}

/** Shows a style until the first part of it fails, and the drawing from then on. */
function tryStyle(map: MapLibreMap, style: StyleSpecification): Promise<Ground> {
  return new Promise((resolve) => {
    function stay() {
      map.off('error', giveUp)
      resolve('streets')
    }
    function giveUp() {
      map.off('error', giveUp)
      map.off('idle', stay)
      map.setStyle(drawing(), { diff: false })
      resolve('drawing')
    }
    map.once('error', giveUp)
    map.once('idle', stay)
    try {
      map.setStyle(style, { diff: false })
    } catch {
      giveUp()
    }
  })
}

'use client'

import type { Map as MapLibreMap, StyleSpecification } from 'maplibre-gl'
import { useEffect, useState } from 'react'
import { drawing, withCountyLines } from './drawing'
import { streetStyle } from './street-style'

/** The base map below the markers. */
type Ground = 'drawing' | 'streets'

/**
 * Replaces the bundled map with a street style if one is configured and can be loaded. After the
 * first loading error the bundled map is shown again.
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

/** Shows a style until one of its resources fails to load, then the bundled map. */
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

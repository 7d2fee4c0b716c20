'use client'

import type { Map as MapLibreMap } from 'maplibre-gl'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { MapPlace } from '../engine'
import { makeRoom } from './marker-room'

/**
 * Markers inside the element that MapLibre listens on, so that drag and pinch gestures work on
 * them. The element order is the order of `places` and determines the tab order; MapLibre's own
 * markers keep the order in which they were added.
 */
export function Pins({ map, places }: { map: MapLibreMap; places: readonly MapPlace[] }) {
  const standing = places.map(({ key }) => key).join()
  const updateDrawing = useEffectEvent(() => makeRoom(map, places))
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when the markers change
  useEffect(() => {
    const draw = () => updateDrawing()
    draw()
    // A change of style removes the data of the source.
    map.on('style.load', draw)
    return () => {
      map.off('style.load', draw)
    }
  }, [map, standing])
  return createPortal(
    <div className="pointer-events-none absolute inset-0 font-sans text-base">
      {places.map((place) => (
        <Pin key={place.key} map={map} place={place} />
      ))}
    </div>,
    map.getCanvasContainer(),
  )
}

/** Keeps the bottom center of its content at a location while the map moves. */
function Pin({ map, place }: { map: MapLibreMap; place: MapPlace }) {
  const element = useRef<HTMLDivElement>(null)
  const { lat, lng } = place.at
  useLayoutEffect(() => {
    function stand() {
      const { x, y } = map.project([lng, lat])
      const { current } = element
      if (current) current.style.translate = `${x}px ${y}px`
    }
    stand()
    map.on('move', stand)
    return () => {
      map.off('move', stand)
    }
  }, [map, lat, lng])
  return (
    <div
      ref={element}
      className="absolute top-0 left-0 size-0"
      style={{ zIndex: place.zIndex ?? 0 }}
    >
      <div className="pointer-events-auto absolute bottom-0 left-0 w-max -translate-x-1/2">
        {place.content}
      </div>
    </div>
  )
}

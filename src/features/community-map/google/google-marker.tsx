import { AdvancedMarker, useAdvancedMarkerRef } from '@vis.gl/react-google-maps'
import { useEffect } from 'react'
import type { MapPlace } from '../engine'

/**
 * A place on a map of Google's. The content brings its own buttons: Google is asked neither to make
 * a button of the whole (one inside another is read aloud by none) nor to take a click on it for
 * one on the map.
 */
export function GoogleMarker({ place }: { place: MapPlace }) {
  const [ref, marker] = useAdvancedMarkerRef()

  useEffect(() => {
    if (marker) google.maps.OverlayView.preventMapHitsFrom(marker)
  }, [marker])

  return (
    <AdvancedMarker
      ref={ref}
      position={place.at}
      // Without a number Google puts what lies further south above the rest, whatever theirs says.
      zIndex={place.zIndex ?? 0}
      // Google lays its own type over everything on its map.
      className="pointer-events-auto font-sans text-base text-ink"
    >
      {place.content}
    </AdvancedMarker>
  )
}

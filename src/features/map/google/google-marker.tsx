import { AdvancedMarker, useAdvancedMarkerRef } from '@vis.gl/react-google-maps'
import { useEffect } from 'react'
import type { MapPlace } from '../engine'

/**
 * A marker on a Google map. Its content has buttons, so Google must not make the marker a button
 * (nested buttons are not accessible) or pass clicks on it to the map.
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
      // Without a number Google ignores the z-index of other markers and sorts by latitude.
      zIndex={place.zIndex ?? 0}
      // Google overrides the font of everything inside the map.
      className="pointer-events-auto font-sans text-base text-ink"
    >
      {place.content}
    </AdvancedMarker>
  )
}

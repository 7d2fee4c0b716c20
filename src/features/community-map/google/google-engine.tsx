'use client'

import { APIProvider, Map as GoogleMap, useMap } from '@vis.gl/react-google-maps'
import { useEffect, useEffectEvent, useRef } from 'react'
import { EngineBoundary } from '../components/engine-boundary'
import type { EngineProps } from '../engine'
import { handleOf, viewOf } from './google-camera'
import { GoogleMarker } from './google-marker'
import { useGoogleScript } from './use-google-script'

/**
 * Google draws markers with content of ours only on a map with an id. This one is Google's own for
 * any key: its plain style, where the site has none of its own.
 */
const PLAIN_STYLE = 'DEMO_MAP_ID'

/** Always the same list: another one would make the provider begin anew. */
const libraries = ['marker']

/** The map as Google draws it. Says that it has failed rather than stay empty, at any time. */
export function GoogleEngine({ onFailure, ...canvas }: EngineProps) {
  const { failed, loaded, fail } = useGoogleScript(onFailure)
  if (failed) return null
  return (
    <EngineBoundary onFailure={fail}>
      <APIProvider
        apiKey={canvas.settings.googleKey ?? ''}
        libraries={libraries}
        version="quarterly"
        language="en"
        region="US"
        onLoad={loaded}
        onError={fail}
      >
        <GoogleCanvas {...canvas} />
      </APIProvider>
    </EngineBoundary>
  )
}

function GoogleCanvas(props: Omit<EngineProps, 'onFailure'>) {
  const { settings, start, places, onReady, onView, onBackground } = props
  const shown = useRef<google.maps.Map>(null)

  function report(map: google.maps.Map) {
    if (!map.getBounds()) return
    if (shown.current !== map) {
      shown.current = map
      onReady(handleOf(map))
    }
    const view = viewOf(map)
    if (view) onView(view)
  }

  return (
    <GoogleMap
      mapId={settings.googleMapId ?? PLAIN_STYLE}
      defaultCenter={start.at}
      defaultZoom={start.zoom}
      disableDefaultUI
      clickableIcons={false}
      gestureHandling="cooperative"
      keyboardShortcuts
      onIdle={({ map }) => report(map)}
      onClick={onBackground}
      className="size-full"
    >
      <AtOnce onMap={report} />
      {places.map((place) => (
        <GoogleMarker key={place.key} place={place} />
      ))}
    </GoogleMap>
  )
}

/** A map may have come to rest for the first time before anybody could listen for it. */
function AtOnce({ onMap }: { onMap: (map: google.maps.Map) => void }) {
  const map = useMap()
  const tell = useEffectEvent(onMap)
  useEffect(() => {
    if (map) tell(map)
  }, [map])
  return null
}

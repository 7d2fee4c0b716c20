'use client'

import { APIProvider, Map as GoogleMap, useMap } from '@vis.gl/react-google-maps'
import { useEffect, useEffectEvent, useRef } from 'react'
import { MapBoundary } from '../components/map-boundary'
import type { EngineProps } from '../engine'
import { createHandle, getView } from './google-camera'
import { GoogleMarker } from './google-marker'
import { useGoogleScript } from './use-google-script'

/**
 * Google supports custom marker content only on maps with a map ID. This ID is available for every
 * key and has the default style; it is used if none is configured.
 */
const PLAIN_STYLE = 'DEMO_MAP_ID'

/** Constant reference: a new array would make the provider reload. */
const libraries = ['marker']

/** Google Maps engine. Calls `onFailure` instead of showing an empty map, at any time. */
export function GoogleEngine({ onFailure, ...canvas }: EngineProps) {
  const { failed, loaded, fail } = useGoogleScript(onFailure)
  if (failed) return null
  return (
    <MapBoundary onFailure={fail}>
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
    </MapBoundary>
  )
}

function GoogleCanvas(props: Omit<EngineProps, 'onFailure'>) {
  const { settings, start, places, onReady, onView, onStreets, onBackground, isPicking } = props
  const shown = useRef<google.maps.Map>(null)

  function report(map: google.maps.Map) {
    if (!map.getBounds()) return
    if (shown.current !== map) {
      shown.current = map
      onStreets?.(true)
      onReady(createHandle(map))
    }
    const view = getView(map)
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
      draggableCursor={isPicking ? 'crosshair' : null}
      onClick={({ detail: { latLng } }) => {
        if (latLng) onBackground(latLng)
      }}
      className="size-full"
    >
      <AtOnce onMap={report} />
      {places.map((place) => (
        <GoogleMarker key={place.key} place={place} />
      ))}
    </GoogleMap>
  )
}

/** Calls back on mount, because the first idle event may precede the listener. */
function AtOnce({ onMap }: { onMap: (map: google.maps.Map) => void }) {
  const map = useMap()
  const callBack = useEffectEvent(onMap)
  useEffect(() => {
    if (map) callBack(map)
  }, [map])
  return null
}

'use client'

import type { Map as MapLibreMap } from 'maplibre-gl'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import 'maplibre-gl/dist/maplibre-gl.css'
import './keyless.css'
import { whenIdle } from '@/lib/react/when-idle'
import type { EngineProps } from '../engine'
import { createHandle } from './handle'
import { fromMapLibre, openMap } from './open-map'
import { Pins } from './pins'
import { useStreets } from './use-streets'

/** Time limit for the first render, in milliseconds; after that the map counts as failed. */
const TIMEOUT_MS = 30_000

/**
 * MapLibre engine, which requires no key: shows the bundled map, or a street style if one can be
 * loaded.
 */
export function KeylessEngine({ settings, start, places, label, ...props }: EngineProps) {
  const container = useRef<HTMLDivElement>(null)
  const [map, setMap] = useState<MapLibreMap | null>(null)
  const ground = useStreets(map, settings.styleUrl)

  const onStreets = useEffectEvent((hasStreets: boolean) => props.onStreets?.(hasStreets))
  useEffect(() => onStreets(ground === 'streets'), [ground])

  const open = useEffectEvent((element: HTMLElement) => openMap(element, { start, label }))
  const onFailure = useEffectEvent(props.onFailure)
  const onBackground = useEffectEvent(props.onBackground)
  const onView = useEffectEvent((opened: MapLibreMap) => {
    const bounds = opened.getBounds()
    props.onView({
      bounds: [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()],
      zoom: fromMapLibre(opened.getZoom()),
    })
  })
  const onLoad = useEffectEvent((opened: MapLibreMap) => {
    const { handle, animate } = createHandle(opened)
    props.onReady(handle)
    animate()
    onView(opened)
    setMap(opened)
  })

  useEffect(() => {
    if (!container.current) return
    const place = container.current.appendChild(document.createElement('div'))
    place.className = 'size-full'
    let opened: MapLibreMap
    try {
      opened = open(place)
    } catch {
      onFailure()
      return () => place.remove()
    }
    const patience = setTimeout(() => onFailure(), TIMEOUT_MS)
    opened.once('load', () => {
      clearTimeout(patience)
      onLoad(opened)
      opened.on('moveend', () => onView(opened))
    })
    opened.on('click', ({ originalEvent, lngLat: { lat, lng } }) => {
      if (originalEvent.target === opened.getCanvas()) onBackground({ lat, lng })
    })
    // Without a listener, MapLibre logs resources that cannot be loaded as console errors.
    opened.on('error', () => {})
    return () => {
      clearTimeout(patience)
      setMap(null)
      place.remove()
      // Takes too long to do before the next page is shown.
      whenIdle(() => opened.remove())
    }
  }, [])

  return (
    <div
      ref={container}
      data-ground={ground}
      data-picking={props.isPicking || undefined}
      className="size-full"
    >
      {map ? <Pins map={map} places={places} /> : null}
    </div>
  )
}

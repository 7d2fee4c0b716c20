'use client'

import type { Map as MapLibreMap } from 'maplibre-gl'
import { useEffect, useEffectEvent, useState } from 'react'
import 'maplibre-gl/dist/maplibre-gl.css'
import './keyless.css'
import type { EngineProps } from '../engine'
import { handleOf } from './handle'
import { fromMapLibre, openMap } from './open-map'
import { Pins } from './pins'
import { useStreets } from './use-streets'

/** How long the first picture may take before the map counts as failed, in milliseconds. */
const PATIENCE = 30_000

/** The map that needs no key: MapLibre on the guide's own drawing, or on streets where they answer. */
export function KeylessEngine({ settings, start, places, label, ...props }: EngineProps) {
  const [container, setContainer] = useState<HTMLElement | null>(null)
  const [map, setMap] = useState<MapLibreMap | null>(null)
  const ground = useStreets(map, settings.styleUrl)

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
    const { handle, animate } = handleOf(opened)
    props.onReady(handle)
    animate()
    onView(opened)
    setMap(opened)
  })

  useEffect(() => {
    if (!container) return
    let opened: MapLibreMap
    try {
      opened = open(container)
    } catch {
      onFailure()
      return
    }
    const patience = setTimeout(() => onFailure(), PATIENCE)
    opened.once('load', () => {
      clearTimeout(patience)
      onLoad(opened)
      opened.on('moveend', () => onView(opened))
    })
    opened.on('click', ({ originalEvent }) => {
      if (originalEvent.target === opened.getCanvas()) onBackground()
    })
    // What cannot be loaded is not drawn; without a listener it would be an error in the console.
    opened.on('error', () => {})
    return () => {
      clearTimeout(patience)
      setMap(null)
      opened.remove()
    }
  }, [container])

  return (
    <div ref={setContainer} data-ground={ground} className="size-full">
      {map ? <Pins map={map} places={places} /> : null}
    </div>
  )
}

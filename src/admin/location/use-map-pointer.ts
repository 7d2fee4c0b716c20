'use client'

import { type PointerEvent, useRef, useState } from 'react'
import { type DrawnView, moved, type Point, panned, toLocation } from '@/domain/map/drawn-map'
import type { LatLng } from '@/domain/map/map-view'

/** A press that moves less than this many pixels is a click. */
const CLICK = 5

interface Drag {
  readonly start: Point
  readonly view: DrawnView
  /** Where the dragged pin was; `null` if the map is dragged. */
  readonly pin: LatLng | null
  isMoved: boolean
}

/** The point of the drawing under the pointer. */
function pointUnder(svg: SVGSVGElement, { clientX, clientY }: PointerEvent): Point {
  const matrix = svg.getScreenCTM()
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix?.inverse())
  return { x, y }
}

interface MapPointer {
  readonly view: DrawnView
  setView: (view: DrawnView) => void
  readonly pin: LatLng | null
  /** Absent if the pin may not be placed. */
  place: ((location: LatLng) => void) | undefined
}

/** A click places the pin, dragging the pin moves it, and dragging elsewhere moves the map. */
export function useMapPointer({ view, setView, pin, place }: MapPointer) {
  const drag = useRef<Drag | null>(null)
  const [isDragging, setDragging] = useState(false)
  const end = () => {
    drag.current = null
    setDragging(false)
  }
  return {
    isDragging,
    handlers: {
      onPointerDown(event: PointerEvent<SVGSVGElement>) {
        if (event.button !== 0) return
        const pressed = event.target instanceof Element ? event.target : null
        const start = pointUnder(event.currentTarget, event)
        const isOnPin = Boolean(pressed?.closest('[data-pin]'))
        event.currentTarget.setPointerCapture(event.pointerId)
        drag.current = { start, view, pin: isOnPin && place ? pin : null, isMoved: false }
      },
      onPointerMove(event: PointerEvent<SVGSVGElement>) {
        const { current } = drag
        if (!current) return
        const to = pointUnder(event.currentTarget, event)
        const by = { x: to.x - current.start.x, y: to.y - current.start.y }
        if (!current.isMoved && Math.hypot(by.x, by.y) < CLICK) return
        current.isMoved = true
        setDragging(true)
        if (current.pin) place?.(moved(view, current.pin, by))
        else setView(panned(current.view, by))
      },
      onPointerUp(event: PointerEvent<SVGSVGElement>) {
        const { current } = drag
        if (current && !current.pin && !current.isMoved) {
          place?.(toLocation(view, pointUnder(event.currentTarget, event)))
        }
        end()
      },
      onPointerCancel: end,
    },
  }
}

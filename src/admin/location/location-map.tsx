'use client'

import { useDocumentInfo, useForm, useFormFields } from '@payloadcms/ui'
import { ExternalLink, Minus, Plus } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { coordinatesProblem } from '@/domain/communities/coordinates-problem'
import { directionsUrl } from '@/domain/map/directions'
import {
  AREA_VIEW,
  DRAWN_SIZE,
  GUIDE_AREA,
  moved,
  type Point,
  showing,
  toPoint,
  zoomed,
} from '@/domain/map/drawn-map'
import { type FoundPlace, findPlace, searchedFor } from '@/domain/map/find-place'
import { isWithin, type LatLng } from '@/domain/map/map-view'
import { MapDrawing } from './map-drawing'
import { useCoordinates } from './use-coordinates'
import { useMapPointer } from './use-map-pointer'
import { useNeighbors } from './use-neighbors'
import './location-map.css'

/** How far an arrow key moves the pin, in SVG units, and how far with Shift. */
const STEP = { small: 6, large: 48 } as const
/** Degrees of longitude that are shown around a pin, a ZIP code and a city. */
const SPAN_AROUND = { pin: 0.12, zip: 0.14, city: 0.28 } as const

const arrows: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
}

const isSame = (a: LatLng | null, b: LatLng | null) => a?.lat === b?.lat && a?.lng === b?.lng
const around = (center: LatLng, span: number) => ({ center, span })
const startView = (pin: LatLng | null) =>
  pin && isWithin(GUIDE_AREA, pin) ? around(pin, SPAN_AROUND.pin) : AREA_VIEW

/** The view of the map, which follows the pin when the number fields move it out of sight. */
function useView(pin: LatLng | null) {
  const [view, setView] = useState(() => startView(pin))
  const [seen, setSeen] = useState(pin)
  if (!isSame(seen, pin)) {
    setSeen(pin)
    if (pin && isWithin(GUIDE_AREA, pin)) setView(seen ? showing(view, pin) : view)
  }
  return { view, setView }
}

function Pin({ at: { x, y } }: { at: Point }) {
  return (
    <g data-pin transform={`translate(${x} ${y})`} className="location-map__pin">
      <circle r={18} className="location-map__grip" />
      <path d="M0 0C-4-9-12-14-12-23A12 12 0 1 1 12-23C12-14 4-9 0 0Z" />
      <circle cy={-23} r={4.5} className="location-map__pin-hole" />
    </g>
  )
}

interface Search {
  readonly text: string
  readonly found: FoundPlace | null
}

function search(address: string, city: string): Search {
  const wanted = searchedFor(address, city)
  if (wanted === null) return { text: 'Enter an address with a ZIP code, or a city.', found: null }
  const found = findPlace(address, city)
  if (found) return { text: `The map shows ${found.label}.`, found }
  return { text: `Couldn’t find ${wanted}. Move the map and click the location.`, found: null }
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** A map on which an editor places the pin of a community. */
export function LocationMap() {
  const helpId = useId()
  const { disabled } = useForm()
  const { hasSavePermission } = useDocumentInfo()
  const { latitude, longitude, pin, place } = useCoordinates()
  const address = useFormFields(([fields]) => text(fields.location?.value))
  const city = useFormFields(([fields]) => text(fields.city?.value))
  const neighbors = useNeighbors()
  const { view, setView } = useView(pin)
  const [result, setResult] = useState<Search | null>(null)
  const isReadOnly = disabled || hasSavePermission === false
  const { handlers, isDragging } = useMapPointer({
    view,
    setView,
    pin,
    place: isReadOnly ? undefined : place,
  })

  function find() {
    const next = search(address, city)
    setResult(next)
    if (next.found) setView(around(next.found.at, SPAN_AROUND[next.found.kind]))
  }

  function onKeyDown(event: KeyboardEvent) {
    const arrow = arrows[event.key]
    if (arrow && !isReadOnly) {
      event.preventDefault()
      const step = event.shiftKey ? STEP.large : STEP.small
      const by = { x: arrow.x * step, y: arrow.y * step }
      // The first key places the pin at the center.
      const next = pin ? moved(view, pin, by) : view.center
      place(next)
      setView(showing(view, next))
    }
    if (event.key === '+' || event.key === '=') setView(zoomed(view, 2))
    if (event.key === '-') setView(zoomed(view, 0.5))
  }

  const problem = coordinatesProblem(latitude, longitude)
  const external = directionsUrl(pin)
  return (
    <section className="location-map field-type" aria-label="Location on the map" id="location-map">
      <div className="location-map__tools">
        <button type="button" className="location-map__button" onClick={find}>
          Find on map
        </button>
        <p role="status">{result?.text}</p>
        {result?.found && !isReadOnly ? (
          <button
            type="button"
            className="location-map__button"
            onClick={() => {
              if (result.found) place(result.found.at)
              setResult(null)
            }}
          >
            Place pin here
          </button>
        ) : null}
      </div>
      <div className="location-map__frame">
        <div
          role="application"
          aria-label="Map"
          aria-describedby={helpId}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the pin.
          tabIndex={0}
          onKeyDown={onKeyDown}
        >
          <svg
            viewBox={`0 0 ${DRAWN_SIZE.width} ${DRAWN_SIZE.height}`}
            className="location-map__drawing"
            preserveAspectRatio="xMidYMid slice"
            textAnchor="middle"
            aria-hidden
            data-dragging={isDragging || undefined}
            data-read-only={isReadOnly || undefined}
            {...handlers}
          >
            <MapDrawing view={view} neighbors={neighbors} />
            {pin ? <Pin at={toPoint(view, pin)} /> : null}
          </svg>
        </div>
        <div className="location-map__zoom">
          <button type="button" aria-label="Zoom in" onClick={() => setView(zoomed(view, 2))}>
            <Plus aria-hidden size={18} />
          </button>
          <button type="button" aria-label="Zoom out" onClick={() => setView(zoomed(view, 0.5))}>
            <Minus aria-hidden size={18} />
          </button>
        </div>
      </div>
      <p className="location-map__announced" role="status">
        {pin ? `Pin at latitude ${pin.lat}, longitude ${pin.lng}` : 'No pin'}
      </p>
      <div className="location-map__foot">
        <p className="field-description" id={helpId}>
          Click the map to place the pin. Arrow keys move it, with Shift farther; + and − zoom.
        </p>
        {external ? (
          <a href={external} target="_blank" rel="noreferrer">
            Check in Google Maps <ExternalLink aria-hidden size={14} />
          </a>
        ) : null}
      </div>
      {problem ? <p className="location-map__problem">{problem.text}</p> : null}
      <p className="location-map__source">
        County lines: US Census Bureau. ZIP codes:{' '}
        <a href="https://www.geonames.org" target="_blank" rel="noreferrer">
          GeoNames
        </a>{' '}
        (CC BY 4.0).
      </p>
    </section>
  )
}

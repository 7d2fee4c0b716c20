import { cities } from '@/domain/map/cities'
import { findCitiesApart, getNames, toShortPath } from '@/domain/map/drawn-layers'
import { DRAWN_SIZE, toPoint, viewOfBoth } from '@/domain/map/drawn-map'
import type { LatLng } from '@/domain/map/map-view'

const { width, height } = DRAWN_SIZE
/** The room that a name takes, in SVG units. */
const NAME = { width: 190, height: 40 } as const

/** A place in its area, with the main city, county lines and towns. */
export function LocatorMap({ at, label }: { at: LatLng; label: string }) {
  const main = cities.find(({ isMain }) => isMain)?.at ?? at
  const view = viewOfBoth(at, main)
  const pin = toPoint(view, at)
  /** Whether a name would not be cut at an edge, nor be under the pin. */
  const fits = ({ at }: { readonly at: LatLng }) => {
    const { x, y } = toPoint(view, at)
    const isUnderPin = Math.abs(x - pin.x) < 125 && Math.abs(y - pin.y + 33) < 55
    return (
      !isUnderPin &&
      x > NAME.width / 2 &&
      x < width - NAME.width / 2 &&
      y > NAME.height &&
      y < height - 10
    )
  }
  const words = (places: readonly { readonly name: string; readonly at: LatLng }[]) =>
    places.filter(fits).map(({ name, at }) => {
      const { x, y } = toPoint(view, at)
      return (
        <text key={name} x={Math.round(x)} y={Math.round(y)}>
          {name}
        </text>
      )
    })
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      textAnchor="middle"
      className="w-full break-inside-avoid border border-ink"
    >
      <g fill="none" className="stroke-control">
        <path d={toShortPath(view, 'neighbor-line')} strokeWidth={2} strokeDasharray="4 8" />
        <path d={toShortPath(view, 'county-line')} strokeWidth={3} strokeDasharray="10 6" />
      </g>
      <g className="fill-ink-soft text-[22px] tracking-[0.2em]">{words(getNames('county-name'))}</g>
      <g className="fill-ink font-semibold text-[30px]">{words(findCitiesApart(view, NAME))}</g>
      <g transform={`translate(${Math.round(pin.x)} ${Math.round(pin.y)})`}>
        <path d="M0 0L-18-28A24 24 0 1 1 18-28Z" className="fill-ink stroke-4 stroke-surface" />
        <circle cy={-42} r={9} className="fill-surface" />
      </g>
    </svg>
  )
}

import { clsx } from 'clsx'
import { type CSSProperties, useMemo } from 'react'
import { PageLink } from '@/components/ui/page-link'
import { paths } from '@/config/paths'
import { GROUND } from '@/domain/map/ground'
import type { Bounds, MapStart } from '@/domain/map/map-view'
import { markerColor } from '@/domain/map/marker-color'
import { pillColors } from '../colors'
import { getMapBounds } from '../map-bounds'
import type { MapSettings } from '../settings'
import { chooseLabels, type SketchPoint, toSketch } from '../sketch'
import { isPlaced, type MapCommunity } from '../types'
import { markerName, PricePill } from './price-pill'

interface MapSketchProps {
  /** Communities without coordinates are not shown. */
  readonly communities: readonly MapCommunity[]
  readonly settings: MapSettings
  readonly start: MapStart
  readonly hasSchools?: boolean
  readonly area?: Bounds | null | undefined
  /** The view of the URL. */
  readonly opening?: MapStart | null | undefined
}

/** Places the middle of an element; `--s` is the number of pixels for a world pixel. */
const placed =
  'absolute top-[calc(50cqh+var(--y)*var(--s))] left-[calc(50cqw+var(--x)*var(--s))] -translate-x-1/2'

const position = ({ x, y }: SketchPoint) => ({ '--x': x, '--y': y }) as CSSProperties

/**
 * The map before it is loaded: the four counties, their highways and towns, and prices that lead to
 * the communities, where the map will have them. It is part of the HTML, and the browser computes its
 * scale from the size of the map.
 */
export function MapSketch(props: MapSketchProps) {
  const { communities, settings, start, hasSchools = false, area = null, opening = null } = props
  const { sketch, labeled, points } = useMemo(() => {
    const placed = communities.filter(isPlaced)
    const around = { hasSchools, hasStreets: settings.googleKey !== null }
    const places = placed.map(({ coordinates }) => coordinates)
    const view = toSketch(opening ?? getMapBounds(places, around, { start, area }))
    return { sketch: view, ...chooseLabels(placed, view) }
  }, [communities, settings, start, hasSchools, area, opening])
  const { width, height, scale, at } = sketch
  const fits = [
    width > 0 ? `100cqw / ${width}` : null,
    height > 0 ? `100cqh / ${height}` : null,
    `${scale}px`,
  ].filter((length) => length !== null)
  const northWest = at(GROUND.northWest)
  const southEast = at(GROUND.southEast)
  return (
    <div className="@container absolute inset-0 isolate overflow-hidden bg-sand">
      <div
        // The edges of src/features/map/fit-padding.ts.
        className="absolute top-14 right-16 bottom-10 left-13 [container-type:size] @[35rem]:top-16 @[35rem]:right-21 @[35rem]:bottom-12 @[35rem]:left-14"
      >
        <div style={{ '--s': `min(${fits.join(', ')})` } as CSSProperties}>
          <img
            src="/brand/map-ground.svg"
            alt=""
            decoding="async"
            style={
              {
                ...position(northWest),
                '--w': southEast.x - northWest.x,
                '--h': southEast.y - northWest.y,
              } as CSSProperties
            }
            className="absolute top-[calc(50cqh+var(--y)*var(--s))] left-[calc(50cqw+var(--x)*var(--s))] h-[calc(var(--h)*var(--s))] w-[calc(var(--w)*var(--s))] max-w-none"
          />
          {points.map(({ id, coordinates, startPrice }) => (
            <span
              key={id}
              aria-hidden
              style={position(at(coordinates))}
              className={clsx(
                placed,
                'size-2.5 -translate-y-1/2 rounded-full ring-2 ring-surface',
                pillColors[markerColor(startPrice)],
              )}
            />
          ))}
          {labeled.map(({ id, name, slug, coordinates, startPrice, homes }) => (
            <PageLink
              key={id}
              href={paths.community(slug)}
              aria-label={markerName(name, startPrice, homes)}
              style={position(at(coordinates))}
              className={clsx(placed, '-translate-y-full pb-2')}
            >
              <PricePill startPrice={startPrice} homes={homes} isChosen={false} />
            </PageLink>
          ))}
        </div>
      </div>
    </div>
  )
}

import { findNearestCity } from '@/domain/map/cities'
import type { LatLng } from '@/domain/map/map-view'
import type { Cluster, Single } from '../clusters'
import type { MapPlace, MapView } from '../engine'
import { MAX_MARKERS } from '../max-markers'
import { schoolsInView } from '../schools-in-view'
import type { MapUnit, PlacedCommunity, SchoolPin } from '../types'
import { ClusterMarker } from './cluster-marker'
import { PriceMarker } from './price-marker'
import { SchoolMarker } from './school-marker'

/** Minimum zoom at which school names are shown. */
const NAMED_SCHOOLS_ZOOM = 14

interface Marking {
  readonly unit: MapUnit
  readonly highlighted: string | null
  readonly chosen: PlacedCommunity | null
  /** The community that receives the focus. */
  readonly focused: string | null
  /** The clusters that contain those communities, if they have no marker. */
  readonly highlightedIn: Cluster | null
  readonly focusedIn: Cluster | null
  readonly onHighlight: (id: string | null) => void
  readonly onChoose: (id: string) => void
  readonly onOpen: (cluster: Cluster, byKeyboard: boolean) => void
}

/** All markers in a view: schools at the bottom, the selected community on top. */
export function mapPlaces(
  items: readonly (Cluster | Single<PlacedCommunity>)[],
  schools: readonly SchoolPin[],
  view: MapView,
  marking: Marking,
): MapPlace[] {
  const { chosen } = marking
  const isAlone = items.some((item) => item.kind === 'single' && item.community.id === chosen?.id)
  return [
    ...items.map((item) =>
      item.kind === 'cluster'
        ? clusterPlace(item, marking)
        : communityPlace(item.community, item.at, marking),
    ),
    // The selected community has a marker even if it is in a cluster.
    ...(chosen && !isAlone ? [communityPlace(chosen, chosen.coordinates, marking)] : []),
    ...schoolPlaces(schools, view, MAX_MARKERS - items.length - 1),
  ]
}

function communityPlace(
  { id, name, startPrice, homes }: PlacedCommunity,
  at: LatLng,
  { highlighted, chosen, focused, onHighlight, onChoose }: Marking,
): MapPlace {
  const isChosen = chosen?.id === id
  const isHighlighted = highlighted === id
  return {
    key: `community-${id}`,
    at,
    zIndex: isChosen ? 4 : isHighlighted ? 3 : 2,
    content: (
      <PriceMarker
        name={name}
        startPrice={startPrice}
        homes={homes}
        isChosen={isChosen}
        isHighlighted={isHighlighted}
        takesFocus={focused === id}
        onClick={() => onChoose(id)}
        onMouseEnter={() => onHighlight(id)}
        onMouseLeave={() => onHighlight(null)}
        onFocus={() => onHighlight(id)}
        onBlur={() => onHighlight(null)}
      />
    ),
  }
}

function clusterPlace(
  cluster: Cluster,
  { unit, highlightedIn, focusedIn, onHighlight, onOpen }: Marking,
): MapPlace {
  const { key, at, count, mix } = cluster
  const isHighlighted = highlightedIn?.key === key
  return {
    key,
    at,
    zIndex: isHighlighted ? 3 : 1,
    content: (
      <ClusterMarker
        count={count}
        unit={unit}
        near={findNearestCity(at)}
        mix={mix}
        isHighlighted={isHighlighted}
        takesFocus={focusedIn?.key === key}
        onFocus={() => onHighlight(null)}
        onClick={({ detail }) => onOpen(cluster, detail === 0)}
      />
    ),
  }
}

/** Markers of up to `limit` schools. */
export function schoolPlaces(
  schools: readonly SchoolPin[],
  view: MapView,
  limit: number,
): MapPlace[] {
  return schoolsInView(schools, view, limit).map((school) => ({
    key: `school-${school.level}-${school.name}`,
    at: school.at,
    zIndex: 0,
    content: <SchoolMarker school={school} isNamed={view.zoom >= NAMED_SCHOOLS_ZOOM} />,
  }))
}

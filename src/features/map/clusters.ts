import Supercluster from 'supercluster'
import { type Bounds, findBounds, type LatLng, widen } from '@/domain/map/map-view'
import { type MarkerColor, markerColor } from '@/domain/map/marker-color'
import type { MapView } from './engine'
import { MAX_MARKERS } from './max-markers'
import { groupOverlapping, spreadOverlapping } from './overlap'

/** Markers closer than this are clustered, in pixels. */
const RADIUS = 52
/** The highest zoom with clusters. */
const LAST_CLUSTER_ZOOM = 15
/**
 * Margin around the view in which markers are also rendered, as a share of its size, so that they
 * are visible during a small pan.
 */
const MARGIN = 0.1
/** The index rounds coordinates, so a community at the edge of bounds may be outside. In degrees. */
const ROUNDING = 1e-4

/** The fields of a community that the index uses. */
interface Mappable {
  readonly id: string
  readonly startPrice: number | null
  readonly coordinates: LatLng
  /** The number that the community adds to the count of a cluster; 1 by default. */
  readonly homes?: number
}

/** Number of communities, or of their homes, in a cluster by marker color. */
export type PriceMix = Readonly<Record<MarkerColor, number>>

export interface Cluster {
  readonly kind: 'cluster'
  readonly key: string
  readonly at: LatLng
  /** Number of communities, or of their homes. */
  readonly count: number
  readonly mix: PriceMix
  /** The zoom at which the cluster splits, computed when it is read. */
  readonly opensAt: number
  /** IDs of the communities in the cluster; computed on the first call, which is slow. */
  ids(): string[]
}

export interface Single<Community extends Mappable> {
  readonly kind: 'single'
  readonly community: Community
  /** Its location, or close to it beside others that are at the same place. */
  readonly at: LatLng
}

/** A marker while the clusters are computed. */
type Marker<Community extends Mappable> =
  | Single<Community>
  | (Omit<Cluster, 'opensAt' | 'ids'> & { members(): Community[] })

/** A spatial index of communities, built once and queried for many views. */
export interface ClusterIndex<Community extends Mappable> {
  /** Markers in a view: at most {@link MAX_MARKERS}, from north to south. */
  inView(view: MapView): (Cluster | Single<Community>)[]
  /** The cluster among `drawn` that contains the community, if it has no marker. */
  findCluster(id: string | null, drawn: readonly (Cluster | Single<Community>)[]): Cluster | null
}

export function clusterIndex<Community extends Mappable>(
  communities: readonly Community[],
): ClusterIndex<Community> {
  const index = new Supercluster<{ community: Community }, Record<MarkerColor | 'count', number>>({
    radius: RADIUS,
    // Google zoom levels: 256 pixels per tile.
    extent: 256,
    maxZoom: LAST_CLUSTER_ZOOM,
    map: ({ community }) => ({
      blue: 0,
      orange: 0,
      yellow: 0,
      red: 0,
      grey: 0,
      [markerColor(community.startPrice)]: getSize(community),
      count: getSize(community),
    }),
    reduce(sum, other) {
      sum.count += other.count
      for (const color of colors) sum[color] += other[color]
    },
  })
  index.load(
    communities.map((community) => ({
      type: 'Feature',
      geometry: {
        type: 'Point',
        coordinates: [community.coordinates.lng, community.coordinates.lat],
      },
      properties: { community },
    })),
  )

  /** Markers at a zoom, or at a lower one if there are too many. */
  function found(bounds: Bounds, zoom: number) {
    let features = index.getClusters([...bounds], zoom)
    for (let coarser = zoom - 1; features.length > MAX_MARKERS && coarser >= 0; coarser -= 1) {
      features = index.getClusters([...bounds], coarser)
    }
    return features
  }

  /** The markers in bounds at a zoom. Clusters by distance alone may overlap, so they are merged. */
  function markersIn(bounds: Bounds, zoom: number): Marker<Community>[] {
    const markers = found(bounds, Math.floor(zoom)).map(
      ({ geometry, properties }): Marker<Community> => {
        if (!('cluster' in properties)) {
          const { community } = properties
          return { kind: 'single', community, at: community.coordinates }
        }
        const { cluster_id: id, count, blue, orange, yellow, red, grey } = properties
        const [lng = 0, lat = 0] = geometry.coordinates
        return {
          kind: 'cluster',
          key: `cluster-${id}`,
          at: { lat, lng },
          count,
          mix: { blue, orange, yellow, red, grey },
          members: once(() =>
            index.getLeaves(id, Number.POSITIVE_INFINITY).map((leaf) => leaf.properties.community),
          ),
        }
      },
    )
    // No zoom separates communities at one place.
    if (zoom > LAST_CLUSTER_ZOOM) return spreadOverlapping(markers, zoom)
    return groupOverlapping(markers, zoom).map((group) =>
      group.length === 1 && group[0] ? group[0] : merge(group),
    )
  }

  /** The lowest zoom at which the communities have more than one marker. */
  function opensAt(members: readonly Community[], above: number): number {
    const bounds = findBounds(members.map(({ coordinates }) => coordinates))
    if (!bounds) return Math.floor(above) + 1
    const [west, south, east, north] = bounds
    const around: Bounds = [west - ROUNDING, south - ROUNDING, east + ROUNDING, north + ROUNDING]
    let zoom = Math.floor(above) + 1
    while (zoom <= LAST_CLUSTER_ZOOM && markersIn(around, zoom).length === 1) zoom += 1
    return zoom
  }

  return {
    inView: ({ bounds, zoom }) =>
      markersIn(widen(bounds, MARGIN), zoom)
        .map((marker): Cluster | Single<Community> => {
          if (marker.kind === 'single') return marker
          const { members, ...cluster } = marker
          return {
            ...cluster,
            get opensAt() {
              return opensAt(members(), zoom)
            },
            ids: () => members().map(({ id }) => id),
          }
        })
        .sort((a, b) => b.at.lat - a.at.lat),

    findCluster(id, drawn) {
      const community = communities.find((candidate) => candidate.id === id)
      if (!community) return null
      const clusters: Cluster[] = []
      for (const item of drawn) {
        if (item.kind === 'cluster') clusters.push(item)
        else if (item.community.id === id) return null
      }
      // The nearest cluster usually contains it, so the leaves of the others need not be loaded.
      return (
        clusters
          .sort(
            (a, b) => squared(a.at, community.coordinates) - squared(b.at, community.coordinates),
          )
          .find((cluster) => cluster.ids().includes(community.id)) ?? null
      )
    },
  }
}

/** One cluster of markers that would overlap, in the middle of their communities. */
function merge<Community extends Mappable>(group: readonly Marker<Community>[]): Marker<Community> {
  const count = group.reduce((sum, marker) => sum + getCount(marker), 0)
  const mean = (read: (at: LatLng) => number) =>
    group.reduce((sum, marker) => sum + read(marker.at) * getCount(marker), 0) / count
  const mix: Record<MarkerColor, number> = { blue: 0, orange: 0, yellow: 0, red: 0, grey: 0 }
  for (const marker of group) {
    if (marker.kind === 'single')
      mix[markerColor(marker.community.startPrice)] += getSize(marker.community)
    else for (const color of colors) mix[color] += marker.mix[color]
  }
  return {
    kind: 'cluster',
    key: group
      .map((marker) => (marker.kind === 'single' ? marker.community.id : marker.key))
      .join(' '),
    at: { lat: mean(({ lat }) => lat), lng: mean(({ lng }) => lng) },
    count,
    mix,
    members: () =>
      group.flatMap((marker) => (marker.kind === 'single' ? [marker.community] : marker.members())),
  }
}

const getSize = ({ homes = 1 }: Mappable) => homes
const getCount = (marker: Marker<Mappable>) =>
  marker.kind === 'single' ? getSize(marker.community) : marker.count

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** Squared distance in degrees, sufficient for comparing distances. */
const squared = (a: LatLng, b: LatLng) => (a.lat - b.lat) ** 2 + (a.lng - b.lng) ** 2

const colors: readonly MarkerColor[] = ['blue', 'orange', 'yellow', 'red', 'grey']

import Supercluster from 'supercluster'
import { type Bounds, type LatLng, widen } from '@/domain/map/map-view'
import { type MarkerColor, markerColor } from '@/domain/map/marker-color'
import type { MapView } from './engine'
import { MAX_MARKERS } from './max-markers'

/** Markers closer than this are clustered, in pixels. */
const RADIUS = 52
/** The highest zoom with clusters. */
const LAST_CLUSTER_ZOOM = 15
/**
 * Margin around the view in which markers are also rendered, as a share of its size, so that they
 * are visible during a small pan.
 */
const MARGIN = 0.1

/** The fields of a community that the index uses. */
interface Mappable {
  readonly id: string
  readonly startPrice: number | null
  readonly coordinates: LatLng
}

/** Number of communities in a cluster by marker color. */
export type PriceMix = Readonly<Record<MarkerColor, number>>

export interface Cluster {
  readonly kind: 'cluster'
  readonly key: string
  readonly at: LatLng
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
}

/** A spatial index of communities, built once and queried for many views. */
export interface ClusterIndex<Community extends Mappable> {
  /** Markers in a view: at most {@link MAX_MARKERS}, from north to south. */
  inView(view: MapView): (Cluster | Single<Community>)[]
  /** The cluster among `drawn` that contains the community, if it has no marker. */
  holderOf(id: string | null, drawn: readonly (Cluster | Single<Community>)[]): Cluster | null
}

/** The queried bounds of a view. */
const asked = ({ bounds }: MapView): Bounds => widen(bounds, MARGIN)

export function clusterIndex<Community extends Mappable>(
  communities: readonly Community[],
): ClusterIndex<Community> {
  const index = new Supercluster<{ community: Community }, Record<MarkerColor, number>>({
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
      [markerColor(community.startPrice)]: 1,
    }),
    reduce(sum, other) {
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

  return {
    inView: (view) =>
      found(asked(view), Math.floor(view.zoom))
        .map(({ geometry, properties }) => {
          if (!('cluster' in properties)) {
            return { kind: 'single' as const, community: properties.community }
          }
          const { cluster_id: id, point_count: count, blue, orange, yellow, red, grey } = properties
          const [lng = 0, lat = 0] = geometry.coordinates
          return {
            kind: 'cluster' as const,
            key: `cluster-${id}`,
            at: { lat, lng },
            count,
            mix: { blue, orange, yellow, red, grey },
            get opensAt() {
              return index.getClusterExpansionZoom(id)
            },
            ids: once(() =>
              index
                .getLeaves(id, Number.POSITIVE_INFINITY)
                .map((leaf) => leaf.properties.community.id),
            ),
          }
        })
        .sort((a, b) => latitude(b) - latitude(a)),

    holderOf(id, drawn) {
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

function latitude(item: Cluster | Single<Mappable>): number {
  return item.kind === 'cluster' ? item.at.lat : item.community.coordinates.lat
}

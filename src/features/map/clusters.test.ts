import { describe, expect, it } from 'vitest'
import type { Bounds } from '@/domain/map/map-view'
import { clusterIndex } from './clusters'
import { MAX_MARKERS } from './max-markers'

const fourCounties: Bounds = [-99.2, 29, -97.6, 30.2]
const all = (zoom: number) => ({ bounds: fourCounties, zoom })

function community(id: string, lat: number, lng: number, startPrice: number | null = 350_000) {
  return { id, startPrice, coordinates: { lat, lng } }
}

const boerne = community('boerne', 29.79, -98.73, 612_990)
const converse = [
  community('a', 29.517, -98.31, 285_000),
  community('b', 29.518, -98.311, 299_999),
  community('c', 29.519, -98.312, null),
]

describe('clusterIndex', () => {
  it('clusters nearby communities at low zoom, with their count and price distribution', () => {
    const items = clusterIndex([...converse, boerne]).inView(all(10))
    expect(items).toMatchObject([
      { kind: 'single', community: boerne },
      { kind: 'cluster', count: 3, mix: { blue: 2, orange: 0, yellow: 0, red: 0, grey: 1 } },
    ])
  })

  it('counts the homes of communities on a map of homes', () => {
    const homes = converse.map((one, index) => ({ ...one, homes: index + 4 }))
    const items = clusterIndex([...homes, { ...boerne, homes: 7 }]).inView(all(10))
    expect(items).toMatchObject([
      { kind: 'single', community: { homes: 7 } },
      { kind: 'cluster', count: 15, mix: { blue: 9, orange: 0, yellow: 0, red: 0, grey: 6 } },
    ])
  })

  it('returns the communities of a cluster', () => {
    const cluster = clusterIndex([...converse, boerne]).inView(all(10))[1]
    if (cluster?.kind !== 'cluster') throw new Error('not a cluster')
    expect(cluster.ids().toSorted()).toEqual(['a', 'b', 'c'])
  })

  it('finds the cluster that contains a community', () => {
    const index = clusterIndex([...converse, boerne])
    const drawn = index.inView(all(10))
    expect(index.findCluster('c', drawn)).toMatchObject({ kind: 'cluster', count: 3 })
    expect(index.findCluster('boerne', drawn)).toBeNull()
    expect(index.findCluster('of another list', drawn)).toBeNull()
    expect(index.findCluster(null, drawn)).toBeNull()
  })

  it('splits a cluster at its expansion zoom, not before', () => {
    const index = clusterIndex(converse)
    const [cluster] = index.inView(all(10))
    if (cluster?.kind !== 'cluster') throw new Error('not a cluster')
    expect(index.inView(all(cluster.opensAt - 1))).toHaveLength(1)
    expect(index.inView(all(cluster.opensAt)).length).toBeGreaterThan(1)
  })

  it('opens a pair that the index rounds to outside of its bounds', () => {
    const pair = [community('a', 29.7554, -98.0378), community('b', 29.7998, -98.1286)]
    const [cluster] = clusterIndex(pair).inView(all(9))
    expect(cluster).toMatchObject({ kind: 'cluster', opensAt: 11 })
  })

  it('shows every community separately at high zoom', () => {
    const items = clusterIndex(converse).inView(all(16))
    expect(items.map(({ kind }) => kind)).toEqual(['single', 'single', 'single'])
  })

  it('shows communities at one place beside each other at every zoom without clusters', () => {
    const index = clusterIndex([boerne, { ...boerne, id: 'second' }, { ...boerne, id: 'third' }])
    for (const zoom of [16, 17.5, 18, 22]) {
      const items = index.inView(all(zoom))
      expect(items.map(({ kind }) => kind)).toEqual(['single', 'single', 'single'])
      expect(new Set(items.map(({ at }) => `${at.lat} ${at.lng}`)).size).toBe(3)
    }
  })

  it('omits communities outside the view, except within the margin', () => {
    const index = clusterIndex([boerne, ...converse])
    const bounds = [-98.72, 29.7, -98.6, 29.85] as const
    expect(index.inView({ bounds, zoom: 12 })).toMatchObject([{ community: boerne }])
    const further = [-98.7, 29.7, -98.6, 29.85] as const
    expect(index.inView({ bounds: further, zoom: 12 })).toEqual([])
  })

  it('sorts from north to south, in reading order', () => {
    const items = clusterIndex([...converse, boerne]).inView(all(16))
    expect(items.map((item) => (item.kind === 'single' ? item.community.id : ''))).toEqual([
      'boerne',
      'c',
      'b',
      'a',
    ])
  })
})

describe('clusterIndex with 10,000 communities', () => {
  const side = 100
  const communities = Array.from({ length: side * side }, (_, index) =>
    community(
      String(index),
      29.1 + (Math.floor(index / side) / side) * 0.9,
      -99 + ((index % side) / side) * 1.3,
    ),
  )
  const index = clusterIndex(communities)

  /** The view of a large screen around San Antonio. */
  function view(zoom: number) {
    const degrees = 360 / (256 * 2 ** zoom)
    const [x, y] = [1000 * degrees, 500 * degrees * Math.cos((29.5 * Math.PI) / 180)]
    return { bounds: [-98.4 - x, 29.5 - y, -98.4 + x, 29.5 + y] as const, zoom }
  }

  it.each([8, 9, 10, 11, 12, 12.9, 13, 14, 15, 16])(
    'shows at most the maximum number of markers at zoom %s',
    (zoom) => {
      const drawn = index.inView(view(zoom))
      expect(drawn.length).toBeGreaterThan(0)
      expect(drawn.length).toBeLessThanOrEqual(MAX_MARKERS)
    },
  )

  it('contains every community', () => {
    const count = index
      .inView({ bounds: fourCounties, zoom: 9 })
      .reduce((sum, item) => sum + (item.kind === 'cluster' ? item.count : 1), 0)
    expect(count).toBe(communities.length)
  })
})

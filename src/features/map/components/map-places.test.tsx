import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { clusterIndex } from '../clusters'
import type { MapView } from '../engine'
import { MAX_MARKERS } from '../max-markers'
import type { PlacedCommunity, SchoolPin } from '../types'
import { mapPlaces, schoolPlaces } from './map-places'

const view: MapView = { bounds: [-99, 29.2, -97.8, 30], zoom: 10 }

function community(id: string, lat: number, lng: number, startPrice: number | null) {
  const rest = { slug: id, city: 'Boerne', images: [], imageAlts: [] }
  return { id, name: `The ${id}`, startPrice, coordinates: { lat, lng }, ...rest }
}

const ridge = community('Ridge', 29.79, -98.73, 612_990)
const bend = community('Bend', 29.7, -98.12, null)
const converse = [
  community('Draw', 29.517, -98.31, 285_000),
  community('Mill', 29.518, -98.311, 310_000),
]
const index = clusterIndex<PlacedCommunity>([...converse, bend, ridge])

interface State {
  /** Index of the communities if the map counts their homes; without it, it counts communities. */
  homes?: ReturnType<typeof clusterIndex<PlacedCommunity>>
  chosen?: PlacedCommunity
  highlighted?: string
}

function drawn({ homes, chosen, highlighted }: State = {}) {
  const nothing = () => {}
  const items = (homes ?? index).inView(view)
  return mapPlaces(items, [], view, {
    chosen: chosen ?? null,
    highlighted: highlighted ?? null,
    focused: null,
    highlightedIn: index.findCluster(highlighted ?? null, items),
    focusedIn: null,
    onHighlight: nothing,
    onChoose: nothing,
    unit: homes ? ('homes' as const) : ('communities' as const),
    onOpen: nothing,
  }).map((place) => {
    const html = renderToStaticMarkup(place.content)
    const [, label] = /aria-label="([^"]*)"/.exec(html) ?? []
    return { ...place, html, label }
  })
}

describe('map markers', () => {
  it('have accessible names with their actions, a cluster with the nearest city, from north to south', () => {
    expect(drawn().map(({ label }) => label)).toEqual([
      'The Ridge, from $612,990',
      'The Bend, Call for pricing',
      '2 communities near Converse, zoom in',
    ])
  })

  it('say how many homes they are for on a map of homes', () => {
    const homes = clusterIndex<PlacedCommunity>([
      ...converse.map((one) => ({ ...one, homes: 6 })),
      { ...ridge, homes: 1 },
      { ...bend, homes: 3 },
    ])
    expect(drawn({ homes }).map(({ label }) => label)).toEqual([
      'The Ridge, 1 home, from $612,990',
      'The Bend, 3 homes, Call for pricing',
      '12 homes near Converse, zoom in',
    ])
  })

  it('show short prices', () => {
    const [first, second] = drawn()
    expect(first?.html).toContain('$613k')
    expect(second?.html).toContain('Call')
  })

  it('show the selected community separately and on top, even if it is in a cluster', () => {
    const places = drawn({ chosen: converse[0] })
    const chosen = places.find(({ label }) => label === 'The Draw, from $285,000')
    expect(chosen?.html).toContain('aria-expanded="true"')
    expect(places.every(({ key, zIndex = 0 }) => key === chosen?.key || zIndex < 4)).toBe(true)
    expect(drawn({ chosen: ridge }).map(({ key }) => key)).toEqual(drawn().map(({ key }) => key))
  })

  it('raise the highlighted community, or the cluster that contains it', () => {
    const lifted = (highlighted: string) =>
      drawn({ highlighted }).flatMap(({ label, zIndex }) => (zIndex === 3 ? [label] : []))
    expect(lifted('Ridge')).toEqual(['The Ridge, from $612,990'])
    expect(lifted('Mill')).toEqual(['2 communities near Converse, zoom in'])
  })
})

describe('schools', () => {
  const school: SchoolPin = {
    name: 'Oak Run',
    level: 'elementary',
    rating: 'A',
    communities: ['Ridge'],
    at: { lat: 29.6, lng: -98.4 },
  }

  it('state that their location is approximate', () => {
    const [place] = schoolPlaces([school], view, MAX_MARKERS)
    expect(renderToStaticMarkup(place?.content)).toContain(
      'Oak Run, elementary school, approximate location',
    )
  })

  it('show their names at high zoom', () => {
    const text = (zoom: number) =>
      renderToStaticMarkup(schoolPlaces([school], { ...view, zoom }, 1)[0]?.content)
    expect(text(13)).not.toContain('>Oak Run<')
    expect(text(14)).toContain('>Oak Run<')
  })
})

import { expect, it } from 'vitest'
import { findCitiesApart, getNames, toPath, toShortPath } from './drawn-layers'
import { AREA_VIEW, DRAWN_SIZE, toPoint, viewOfBoth } from './drawn-map'

const seguin = { lat: 29.5688, lng: -97.9647 }
const boerne = { lat: 29.7947, lng: -98.732 }
const close = viewOfBoth(seguin, seguin)

/** The lines of a path, each between two points. */
function parseSegments(path: string) {
  return path
    .split('M')
    .slice(1)
    .flatMap((line) => {
      const points = line.split('L').map((point) => point.split(' ').map(Number))
      return points.slice(1).map((point, index) => [points[index] ?? [], point] as const)
    })
}

const isSeen = ([a, b]: readonly [readonly number[], readonly number[]]) =>
  [a, b].some(([x = -1, y = -1]) => x > 0 && x < DRAWN_SIZE.width && y > 0 && y < DRAWN_SIZE.height)

it('toShortPath draws every line that toPath draws in the view, and much less beside it', () => {
  for (const view of [close, viewOfBoth(seguin, boerne), AREA_VIEW]) {
    const [whole, short] = [toPath(view, 'county-line'), toShortPath(view, 'county-line')]
    expect(parseSegments(short).filter(isSeen)).toHaveLength(
      parseSegments(whole).filter(isSeen).length,
    )
  }
  expect(toShortPath(close, 'neighbor-line').length).toBeLessThan(
    toPath(close, 'neighbor-line').length / 5,
  )
})

it('findCitiesApart leaves out names that would overlap, and the main city comes first', () => {
  const all = findCitiesApart(AREA_VIEW, { width: 0, height: 0 })
  const apart = findCitiesApart(AREA_VIEW, { width: 90, height: 16 })
  expect(all.map(({ name }) => name)).toContain('Schertz')
  expect(apart.map(({ name }) => name)).not.toContain('Schertz')
  expect(apart[0]?.name).toBe('San Antonio')
})

it('getNames has the four counties of the guide inside its area', () => {
  const counties = getNames('county-name')
  expect(counties.map(({ name }) => name).sort()).toEqual([
    'BEXAR',
    'COMAL',
    'GUADALUPE',
    'KENDALL',
  ])
  for (const { at } of counties) expect(toPoint(AREA_VIEW, at).x).toBeGreaterThan(0)
})

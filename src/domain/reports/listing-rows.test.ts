import { expect, it } from 'vitest'
import { createFigures, type Figures } from './figures'
import { communityRows, mostViewed } from './listing-rows'
import type { ListingFigures, ListingKind } from './report'

const views = (count: number): Figures => ({ ...createFigures(() => 0), views: count })

function listing(kind: ListingKind, id: number, count: number, community = id): ListingFigures {
  const isProfile = kind === 'builder'
  return {
    kind,
    id,
    name: `${kind} ${id}`,
    community: isProfile ? null : community,
    communityName: isProfile ? null : `Community ${community}`,
    figures: views(count),
  }
}

it('communityRows adds up a community with its plans and homes, the most viewed first', () => {
  const rows = communityRows([
    listing('community', 1, 10),
    listing('home', 7, 5, 2),
    listing('community', 2, 8),
    listing('plan', 3, 4, 2),
    listing('builder', 9, 1),
  ])
  expect(rows.map(({ name, figures }) => [name, figures.views])).toEqual([
    ['Profile', 1],
    ['Community 2', 17],
    ['Community 1', 10],
  ])
})

it('communityRows adds up the communities that do not fit on a page', () => {
  const many = Array.from({ length: 12 }, (_, index) => listing('community', index + 1, index + 1))
  const rows = communityRows(many)
  expect(rows).toHaveLength(10)
  expect(rows.at(-1)).toMatchObject({ name: '3 other communities', figures: { views: 6 } })
  expect(communityRows(many.slice(0, 10)).map(({ key }) => key)).not.toContain('others')
})

it('mostViewed names the five most viewed plans and homes with their community', () => {
  const rows = mostViewed([
    listing('community', 1, 100),
    ...Array.from({ length: 6 }, (_, index) => listing('plan', index, index, 1)),
    listing('home', 8, 9, 1),
  ])
  expect(rows.map(({ name, figures }) => [name, figures.views])).toEqual([
    ['home 8, Community 1', 9],
    ['plan 5, Community 1', 5],
    ['plan 4, Community 1', 4],
    ['plan 3, Community 1', 3],
    ['plan 2, Community 1', 2],
  ])
  expect(mostViewed([listing('plan', 1, 0)])).toEqual([])
})

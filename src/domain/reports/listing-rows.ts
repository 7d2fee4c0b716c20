import { type Figures, sumFigures } from './figures'
import type { ListingFigures } from './report'

/** A row of the report's table. */
export interface ListingRow {
  readonly key: string
  readonly name: string
  readonly figures: Figures
}

/** So many rows fit on a printed page. */
const MOST_COMMUNITIES = 10
const MOST_HOMES = 5

const byViews = (a: ListingRow, b: ListingRow) =>
  b.figures.views - a.figures.views || a.name.localeCompare(b.name, 'en')

/**
 * The builder's profile, then a row for each community with its plans and homes, the most viewed
 * first. The last row adds up the communities that do not fit.
 */
export function communityRows(listings: readonly ListingFigures[]): readonly ListingRow[] {
  const profile = listings.filter(({ kind }) => kind === 'builder')
  const byCommunity = new Map<number, { name: string; all: Figures[] }>()
  for (const { community, communityName, figures } of listings) {
    if (community === null) continue
    const row = byCommunity.get(community) ?? { name: communityName ?? '', all: [] }
    row.all.push(figures)
    byCommunity.set(community, row)
  }
  const communities = [...byCommunity]
    .map(([id, { name, all }]) => ({ key: `community-${id}`, name, figures: sumFigures(all) }))
    .sort(byViews)
  const isTooLong = communities.length > MOST_COMMUNITIES
  const shown = isTooLong ? communities.slice(0, MOST_COMMUNITIES - 1) : communities
  const others = communities.slice(shown.length)
  return [
    ...profile.map(({ id, figures }) => ({ key: `builder-${id}`, name: 'Profile', figures })),
    ...shown,
    ...(others.length > 0
      ? [
          {
            key: 'others',
            name: `${others.length} other communities`,
            figures: sumFigures(others.map(({ figures }) => figures)),
          },
        ]
      : []),
  ]
}

/** The most viewed plans and homes. */
export function mostViewed(listings: readonly ListingFigures[]): readonly ListingRow[] {
  return listings
    .filter(({ kind }) => kind === 'plan' || kind === 'home')
    .map(({ kind, id, name, communityName, figures }) => ({
      key: `${kind}-${id}`,
      name: `${name}, ${communityName}`,
      figures,
    }))
    .filter(({ figures }) => figures.views > 0)
    .sort(byViews)
    .slice(0, MOST_HOMES)
}

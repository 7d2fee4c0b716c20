import { builderTiers } from '../enums'
import { byText } from '../text/collation'
import { anyContains, soughtText } from '../text/comparable'

/** The fields that filters and sorting use; every builder of the API has them. */
export interface FilterableBuilder {
  readonly name: string
  readonly slug: string
  readonly description: string | null
  readonly tier: string | null
  readonly communities: readonly unknown[]
}

/** Filters of the builder list; a missing field does not filter. */
export interface BuilderFilter {
  readonly q?: string | undefined
  /** `all` does not filter. */
  readonly tier?: string | undefined
}

export const builderSorts = ['name', 'communities', 'tier'] as const
export type BuilderSort = (typeof builderSorts)[number]

/** Whether a builder matches the filter. The query is matched against name and description. */
export function matchesBuilder(builder: FilterableBuilder, filter: BuilderFilter): boolean {
  const { q = '', tier = 'all' } = filter
  return (
    anyContains([builder.name, builder.description ?? ''], soughtText(q)) &&
    (tier === 'all' || tier === '' || builder.tier === tier)
  )
}

/** Sort rank of a tier: national, regional, local, then no tier. */
export function tierRank(tier: string | null): number {
  const rank = builderTiers.findIndex(({ value }) => value === tier)
  return rank === -1 ? builderTiers.length : rank
}

const comparators: Record<BuilderSort, (a: FilterableBuilder, b: FilterableBuilder) => number> = {
  name: () => 0,
  communities: (a, b) => b.communities.length - a.communities.length,
  tier: (a, b) => tierRank(a.tier) - tierRank(b.tier),
}

/** Returns a sorted copy; ties are sorted by name. */
export function sortBuilders<Item extends FilterableBuilder>(
  builders: readonly Item[],
  sort: BuilderSort,
): Item[] {
  const compare = comparators[sort]
  return [...builders].sort(
    (a, b) => compare(a, b) || byText(a.name, b.name) || byText(a.slug, b.slug),
  )
}

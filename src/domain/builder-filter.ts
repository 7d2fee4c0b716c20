import { builderTiers } from './options'
import { byText } from './text-order'

/** What filtering and sorting look at; every builder of the contract has it. */
export interface FilterableBuilder {
  readonly name: string
  readonly slug: string
  readonly description: string | null
  readonly tier: string | null
  readonly communities: readonly unknown[]
}

/** What a visitor narrows the list of builders by; a missing part narrows nothing. */
export interface BuilderFilter {
  readonly q?: string | undefined
  /** `all` is no filter. */
  readonly tier?: string | undefined
}

export const builderSorts = ['name', 'communities', 'tier'] as const
export type BuilderSort = (typeof builderSorts)[number]

/** Whether a builder is in the filtered list: the search looks at name and description. */
export function matchesBuilder(builder: FilterableBuilder, filter: BuilderFilter): boolean {
  const q = (filter.q ?? '').trim().toLowerCase()
  const { tier = 'all' } = filter
  return (
    (q === '' ||
      builder.name.toLowerCase().includes(q) ||
      (builder.description ?? '').toLowerCase().includes(q)) &&
    (tier === 'all' || tier === '' || builder.tier === tier)
  )
}

/** National, regional, local, then those that say nothing. */
export function tierRank(tier: string | null): number {
  const rank = builderTiers.findIndex(({ value }) => value === tier)
  return rank === -1 ? builderTiers.length : rank
}

const comparators: Record<BuilderSort, (a: FilterableBuilder, b: FilterableBuilder) => number> = {
  name: () => 0,
  communities: (a, b) => b.communities.length - a.communities.length,
  tier: (a, b) => tierRank(a.tier) - tierRank(b.tier),
}

/** A sorted copy; equal ones are in the order of their names. */
export function sortBuilders<Item extends FilterableBuilder>(
  builders: readonly Item[],
  sort: BuilderSort,
): Item[] {
  const compare = comparators[sort]
  return [...builders].sort(
    (a, b) => compare(a, b) || byText(a.name, b.name) || byText(a.slug, b.slug),
  )
}

import 'server-only'
import { cacheTags } from '@/config/cache-tags'
import type { HomeFacets, PlanFacets } from '@/contract/homes/facets'
import { countHomes, type FacetCounts, MOVE_IN_NOW } from '@/domain/homes/home-search'
import { byText } from '@/domain/text/collation'
import { dependOn, expireWithDay } from '../cache/depend-on'
import { type BudgetSearch, withHighestPrices } from './budget'
import { searchableHomes } from './home-columns'
import { searchablePlans } from './searchable-plans'

type Counts = ReadonlyMap<string | number, number>

const texts = (counts: Counts) =>
  [...counts]
    .map(([value, count]) => ({ value: String(value), count }))
    .sort((one, other) => byText(one.value, other.value))

const numbers = (counts: Counts) =>
  [...counts]
    .map(([value, count]) => ({ value: Number(value), count }))
    .sort((one, other) => one.value - other.value)

/** `now` first, then the months. */
const months = (counts: Counts) => texts(counts).sort((one) => (one.value === MOVE_IN_NOW ? -1 : 0))

function toFacets(
  total: number,
  counts: FacetCounts,
  builderNames: ReadonlyMap<string, string>,
): HomeFacets {
  return {
    total,
    price: numbers(counts.price),
    beds: numbers(counts.beds),
    baths: numbers(counts.baths),
    squareFeet: numbers(counts.squareFeet),
    stories: numbers(counts.stories),
    garage: numbers(counts.garage),
    homeType: texts(counts.homeType),
    city: texts(counts.city),
    county: texts(counts.county),
    district: texts(counts.district),
    builder: texts(counts.builder)
      .map(({ value, count }) => ({ value, name: builderNames.get(value) ?? value, count }))
      .sort((one, other) => byText(one.name, other.name)),
    priceChange: texts(counts.priceChange),
    stage: texts(counts.stage),
    moveIn: months(counts.moveIn),
  }
}

/**
 * How many homes for sale there are for each choice, in one statement. Recent changes of prices are
 * those of today.
 */
export async function homeFacets(search: BudgetSearch): Promise<HomeFacets> {
  return (await homeSearchCounts(search)).facets
}

/** The same, and how many homes match all filters but one, for each filter of the search. */
export async function homeSearchCounts(search: BudgetSearch, now = new Date()) {
  dependOn(cacheTags.homes, cacheTags.plans, cacheTags.communities, cacheTags.builders)
  expireWithDay(now)
  const [{ homes, builderNames }, plain] = await Promise.all([
    searchableHomes(now),
    withHighestPrices(search),
  ])
  const { total, facets, without } = countHomes(homes, plain)
  return { facets: toFacets(total, facets, builderNames), without }
}

/** The same for plans, which have no stage. */
export async function planFacets(search: BudgetSearch, now = new Date()): Promise<PlanFacets> {
  dependOn(cacheTags.plans, cacheTags.communities, cacheTags.builders)
  expireWithDay(now)
  const [{ homes, builderNames }, plain] = await Promise.all([
    searchablePlans(now),
    withHighestPrices(search),
  ])
  const { total, facets } = countHomes(homes, plain)
  const { stage: _, moveIn: __, ...counts } = toFacets(total, facets, builderNames)
  return counts
}

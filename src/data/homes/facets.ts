import 'server-only'
import { cacheTags } from '@/config/cache-tags'
import type { HomeFacets, PlanFacets } from '@/contract/homes/facets'
import { compareBuilders } from '@/domain/homes/compare-builders'
import { countHomes, type FacetCounts, MOVE_IN_NOW } from '@/domain/homes/home-search'
import { byText } from '@/domain/text/collation'
import { dependOn, expireWithDay } from '../cache/depend-on'
import { type BudgetSearch, withHighestPrices } from './budget'
import { searchableHomes } from './searchable-homes'
import { searchablePlans } from './searchable-plans'

type Counts = ReadonlyMap<string | number, number>

const texts = (counts: Counts) =>
  [...counts]
    .map(([value, count]) => ({ value: String(value), count }))
    .sort((a, b) => byText(a.value, b.value))

const numbers = (counts: Counts) =>
  [...counts]
    .map(([value, count]) => ({ value: Number(value), count }))
    .sort((a, b) => a.value - b.value)

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
    elementaryRating: texts(counts.elementaryRating),
    builder: texts(counts.builder)
      .map(({ value, count }) => ({ value, name: builderNames.get(value) ?? value, count }))
      .sort((a, b) => byText(a.name, b.name)),
    priceChange: texts(counts.priceChange),
    availability: texts(counts.availability),
    stage: texts(counts.stage),
    moveIn: months(counts.moveIn),
  }
}

async function findMatching(search: BudgetSearch, now: Date) {
  dependOn(cacheTags.homes, cacheTags.plans, cacheTags.communities, cacheTags.builderNames)
  expireWithDay(now)
  const [{ homes, builderNames, ratingSources }, plain] = await Promise.all([
    searchableHomes(now),
    withHighestPrices(search),
  ])
  const { matching, facets, without } = countHomes(homes, plain)
  return {
    matching,
    without,
    builderNames,
    ratingSources,
    facets: toFacets(matching.length, facets, builderNames),
  }
}

/**
 * How many homes for sale there are for each choice, in one statement. Recent changes of prices are
 * those of today.
 */
export async function homeFacets(search: BudgetSearch): Promise<HomeFacets> {
  return (await findMatching(search, new Date())).facets
}

/**
 * `homeFacets`, how many homes match all filters but one, for each filter of the search, what the homes
 * of each builder cost, and the sources of the ratings of elementary schools.
 */
export async function homeSearchCounts(search: BudgetSearch) {
  const { matching, facets, without, builderNames, ratingSources } = await findMatching(
    search,
    new Date(),
  )
  const builders = compareBuilders(matching).map((prices) => ({
    ...prices,
    name: builderNames.get(prices.builder) ?? prices.builder,
  }))
  return { facets, without, builders, ratingSources }
}

/** How many plans there are for each choice. Plans have no availability and no stage. */
export async function planFacets(search: BudgetSearch, now = new Date()): Promise<PlanFacets> {
  dependOn(cacheTags.plans, cacheTags.communities, cacheTags.builderNames)
  expireWithDay(now)
  const [{ homes, builderNames }, plain] = await Promise.all([
    searchablePlans(now),
    withHighestPrices(search),
  ])
  const { matching, facets } = countHomes(homes, plain)
  const {
    availability: _,
    stage: __,
    moveIn: ___,
    ...counts
  } = toFacets(matching.length, facets, builderNames)
  return counts
}

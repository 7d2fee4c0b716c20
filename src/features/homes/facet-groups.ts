import type { HomeFacets } from '@/contract/homes/facets'
import { formatPrice } from '@/domain/communities/price'
import { counties, homeStages, labelOf, type Option } from '@/domain/enums'
import { MOVE_IN_NOW, PRICE_STEP } from '@/domain/homes/home-search'
import { type PriceChangeKind, priceChangeKinds } from '@/domain/prices/price-change'
import { formatNumber } from '@/domain/text/format-number'
import { plural } from '@/domain/text/plural'
import { monthEnd } from '@/domain/time/days'
import type { SearchChange, SearchState } from './search-params'

export interface FacetOption {
  readonly label: string
  /** Homes that would be listed. */
  readonly count: number
  readonly isChosen: boolean
  /** Chooses it, or removes the choice. */
  readonly change: SearchChange
}

export interface FacetGroup {
  readonly label: string
  readonly options: readonly FacetOption[]
}

export interface ActiveChoice {
  readonly label: string
  readonly removal: SearchChange
}

interface Count<Value> {
  readonly value: Value
  readonly count: number
}

/** The distance of the choices below a price that is offered. */
function priceStep(end: number): number {
  if (end <= 500_000) return PRICE_STEP
  return end <= 1_000_000 ? 100_000 : 500_000
}

/** The sums of the counts from the first value on. */
function summed<Value>(counts: readonly Count<Value>[]): Count<Value>[] {
  let sum = 0
  return counts.map(({ value, count }) => {
    sum += count
    return { value, count: sum }
  })
}

/** How many have a value or more. The lowest value is left out, because all homes have it. */
const orMore = (counts: readonly Count<number>[]) =>
  summed(counts.toReversed()).toReversed().slice(1)

const monthName = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

const priceText = (max: number) =>
  (max + 1) % PRICE_STEP === 0 ? `Under ${formatPrice(max + 1)}` : `Up to ${formatPrice(max)}`
const sizeText = (min: number) => `${formatNumber(min)} sq ft or more`
const changeText = (kind: PriceChangeKind) =>
  kind === 'reduced' ? 'Reduced in the last 30 days' : 'New in the last 30 days'
const storiesText = (stories: number) => plural(stories, 'story', 'stories')
const garageText = (cars: number) => `${cars}-car or larger`
const countyText = (county: string) => `${labelOf(counties, county)} County`
const dayText = (day: string) =>
  day === monthEnd(day) ? `By the end of ${monthName.format(new Date(day))}` : `By ${day}`

const same = (one: string | null, other: string) => one?.toLowerCase() === other.toLowerCase()

function choices<Value>(
  label: string,
  counts: readonly Count<Value>[],
  textOf: (value: Value) => string,
  isChosen: (value: Value) => boolean,
  changeTo: (value: Value | null) => SearchChange,
): FacetGroup {
  const options = counts.map(({ value, count }) => {
    const chosen = isChosen(value)
    return {
      label: textOf(value),
      count,
      isChosen: chosen,
      change: changeTo(chosen ? null : value),
    }
  })
  return { label, options }
}

interface Names {
  readonly homeTypes: readonly Option[]
  /** The current day, `2026-11-20`. */
  readonly today: string
}

/** The choices that narrow the list, each with the number of homes that it would show. */
export function facetGroups(facets: HomeFacets, state: SearchState, names: Names): FacetGroup[] {
  const prices = summed(facets.price).flatMap(({ value, count }) => {
    const end = value + PRICE_STEP
    return end % priceStep(end) === 0 ? [{ value: end - 1, count }] : []
  })
  const months = summed(
    facets.moveIn.toSorted((one, other) =>
      one.value === MOVE_IN_NOW
        ? -1
        : other.value === MOVE_IN_NOW
          ? 1
          : one.value < other.value
            ? -1
            : 1,
    ),
  )
    .filter(({ value }) => value !== MOVE_IN_NOW)
    .map(({ value, count }) => ({ value: monthEnd(`${value}-01`), count }))
    .filter(({ value }) => value >= names.today)
  const atLeast = (
    label: string,
    name: 'beds' | 'baths' | 'garage',
    textOf: (value: number) => string,
  ) =>
    choices(
      label,
      orMore(facets[name]),
      textOf,
      (value) => state[name] === value,
      (value) => ({ [name]: value }),
    )
  const groups = [
    choices(
      'Price',
      prices,
      priceText,
      (value) => state.maxPrice === value && state.minPrice === null,
      (value) => ({ minPrice: null, maxPrice: value }),
    ),
    choices(
      'Price change',
      priceChangeKinds.flatMap((kind) =>
        facets.priceChange.flatMap(({ value, count }) =>
          value === kind ? { value: kind, count } : [],
        ),
      ),
      changeText,
      (kind) => state.priceChange === kind,
      (priceChange) => ({ priceChange }),
    ),
    atLeast('Bedrooms', 'beds', (beds) => `${beds} or more`),
    atLeast('Full baths', 'baths', (baths) => `${baths} or more`),
    choices(
      'Size',
      orMore(facets.squareFeet),
      sizeText,
      (value) => state.minSquareFeet === value && state.maxSquareFeet === null,
      (value) => ({ minSquareFeet: value, maxSquareFeet: null }),
    ),
    choices(
      'Stage',
      homeStages.flatMap(({ value }) =>
        facets.stage.flatMap((found) =>
          found.value === value ? { value, count: found.count } : [],
        ),
      ),
      (stage) => labelOf(homeStages, stage),
      (stage) => state.stage === stage,
      (stage) => ({ stage }),
    ),
    choices(
      'Move in',
      months,
      dayText,
      (day) => state.moveInBy === day,
      (moveInBy) => ({ moveInBy }),
    ),
    choices(
      'City',
      facets.city,
      String,
      (city) => same(state.city, city),
      (city) => ({ city }),
    ),
    choices(
      'County',
      counties.flatMap(({ value }) =>
        facets.county.flatMap((found) =>
          found.value === value ? { value, count: found.count } : [],
        ),
      ),
      countyText,
      (county) => state.county === county,
      (county) => ({ county }),
    ),
    choices(
      'School district',
      facets.district,
      String,
      (district) => same(state.district, district),
      (district) => ({ district }),
    ),
    choices(
      'Builder',
      facets.builder,
      (builder) => facets.builder.find(({ value }) => value === builder)?.name ?? builder,
      (builder) => state.builder === builder,
      (builder) => ({ builder }),
    ),
    choices(
      'Home type',
      facets.homeType,
      (type) => labelOf(names.homeTypes, type),
      (type) => state.homeType === type,
      (homeType) => ({ homeType }),
    ),
    choices(
      'Stories',
      facets.stories,
      storiesText,
      (stories) => state.stories === stories,
      (stories) => ({ stories }),
    ),
    atLeast('Garage', 'garage', garageText),
  ]
  return groups.filter(
    ({ options }) =>
      options.length > 1 || options.some(({ isChosen, count }) => isChosen || count < facets.total),
  )
}

/** The choices of the address, in the order of the groups. */
export function activeChoices(
  state: SearchState,
  { builder: builders }: Pick<HomeFacets, 'builder'>,
  homeTypes: readonly Option[],
): ActiveChoice[] {
  const { monthly, minPrice, maxPrice, beds, baths, minSquareFeet, maxSquareFeet } = state
  const { priceChange, stage, moveInBy } = state
  const { city, county, district, builder, homeType, stories, garage } = state
  const builderName = builders.find(({ value }) => value === builder)?.name
  const all: (ActiveChoice | null)[] = [
    monthly === null
      ? null
      : { label: `Up to ${formatPrice(monthly)} a month`, removal: { monthly: null } },
    minPrice === null
      ? null
      : { label: `From ${formatPrice(minPrice)}`, removal: { minPrice: null } },
    maxPrice === null ? null : { label: priceText(maxPrice), removal: { maxPrice: null } },
    beds === null ? null : { label: `${beds}+ beds`, removal: { beds: null } },
    baths === null ? null : { label: `${baths}+ baths`, removal: { baths: null } },
    minSquareFeet === null
      ? null
      : { label: sizeText(minSquareFeet), removal: { minSquareFeet: null } },
    maxSquareFeet === null
      ? null
      : {
          label: `Up to ${formatNumber(maxSquareFeet)} sq ft`,
          removal: { maxSquareFeet: null },
        },
    priceChange === null
      ? null
      : {
          label: priceChange === 'reduced' ? 'Price reduced' : 'New price',
          removal: { priceChange: null },
        },
    stage === null ? null : { label: labelOf(homeStages, stage), removal: { stage: null } },
    moveInBy === null ? null : { label: dayText(moveInBy), removal: { moveInBy: null } },
    city === null ? null : { label: city, removal: { city: null } },
    county === null ? null : { label: countyText(county), removal: { county: null } },
    district === null ? null : { label: district, removal: { district: null } },
    builder === null ? null : { label: builderName ?? builder, removal: { builder: null } },
    homeType === null ? null : { label: labelOf(homeTypes, homeType), removal: { homeType: null } },
    stories === null ? null : { label: storiesText(stories), removal: { stories: null } },
    garage === null ? null : { label: `${garageText(garage)} garage`, removal: { garage: null } },
  ]
  return all.filter((choice) => choice !== null)
}

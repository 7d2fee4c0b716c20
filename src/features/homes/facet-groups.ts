import type { HomeFacets } from '@/contract/homes/facets'
import { formatPrice } from '@/domain/communities/price'
import { counties, getLabel, getValues, homeStages, type Option } from '@/domain/enums'
import { availabilities, LISTED_FIRST } from '@/domain/homes/availability'
import { type HomeFacet, MOVE_IN_NOW, PRICE_STEP, type Uncounted } from '@/domain/homes/home-search'
import { type PriceChangeKind, priceChangeKinds } from '@/domain/prices/price-change'
import { type RatingLetter, ratingLetters } from '@/domain/schools/rating-letter'
import { ratingNote } from '@/domain/schools/rating-note'
import { formatNumber } from '@/domain/text/format-number'
import { plural } from '@/domain/text/plural'
import { monthEnd } from '@/domain/time/days'
import { dateFormat } from '@/lib/dates/date-format'
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
  /** What the choices mean. */
  readonly note?: string
  readonly options: readonly FacetOption[]
}

export interface ActiveChoice {
  /** The filter that it belongs to. A lowest and a highest price are one. */
  readonly filter: HomeFacet | Uncounted
  readonly label: string
  readonly removal: SearchChange
}

/** A search that finds homes and differs from one that finds none in one filter. */
export interface Removal extends Omit<ActiveChoice, 'filter'> {
  /** Homes that it finds. */
  readonly count: number
}

interface Count<Value> {
  readonly value: Value
  readonly count: number
}

/** The label of the group that many families look for first. */
export const DISTRICTS = 'School district'

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

/** The counts of the values that have any, in the order of the values. */
const pickCounts = <Value extends string>(
  values: readonly Value[],
  counts: readonly Count<string>[],
): Count<Value>[] =>
  values.flatMap((value) =>
    counts.flatMap((found) => (found.value === value ? { value, count: found.count } : [])),
  )

/** How many have a value or more. The lowest value is left out, because all homes have it. */
const orMore = (counts: readonly Count<number>[]) =>
  summed(counts.toReversed()).toReversed().slice(1)

const monthName = dateFormat('en-US', {
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
const countyText = (county: string) => `${getLabel(counties, county)} County`
const dayText = (day: string) =>
  day === monthEnd(day) ? `By the end of ${monthName().format(new Date(day))}` : `By ${day}`

const ratingText = (lowest: RatingLetter) =>
  lowest === 'A' ? 'A' : lowest === 'B' ? 'A or B' : `A to ${lowest}`

/** The most sources that are named beside the choices. */
const SOURCES = 2

/** What a rating is, and who gave it. */
function ratingNotes(sources: readonly string[]): string {
  const named =
    sources.length > SOURCES
      ? ['Each community’s page names the source and year.']
      : sources.map((source) => `${ratingNote(source)}.`)
  return [
    'The letter of the community’s elementary school, or the lowest of several. Homes without a rating are left out.',
    ...named,
  ].join(' ')
}

const same = (one: string | null, other: string) => one?.toLowerCase() === other.toLowerCase()

function choices<Value>(
  label: string,
  counts: readonly Count<Value>[],
  format: (value: Value) => string,
  isChosen: (value: Value) => boolean,
  changeTo: (value: Value | null) => SearchChange,
): FacetGroup {
  const options = counts.map(({ value, count }) => {
    const chosen = isChosen(value)
    return {
      label: format(value),
      count,
      isChosen: chosen,
      change: changeTo(chosen ? null : value),
    }
  })
  return { label, options }
}

interface Names {
  readonly homeTypes: readonly Option[]
  /** Source and year of the ratings of elementary schools. */
  readonly ratingSources: readonly string[]
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
    facets.moveIn.toSorted((a, b) =>
      a.value === MOVE_IN_NOW ? -1 : b.value === MOVE_IN_NOW ? 1 : a.value < b.value ? -1 : 1,
    ),
  )
    .filter(({ value }) => value !== MOVE_IN_NOW)
    .map(({ value, count }) => ({ value: monthEnd(`${value}-01`), count }))
    .filter(({ value }) => value >= names.today)
  const atLeast = (
    label: string,
    name: 'beds' | 'baths' | 'garage',
    format: (value: number) => string,
  ) =>
    choices(
      label,
      orMore(facets[name]),
      format,
      (value) => state[name] === value,
      (value) => ({ [name]: value }),
    )
  const groups = [
    choices(
      'Availability',
      pickCounts(getValues(availabilities), facets.availability),
      (availability) => getLabel(availabilities, availability),
      (availability) => (state.availability ?? LISTED_FIRST) === availability,
      (availability) => ({ availability: availability === LISTED_FIRST ? null : availability }),
    ),
    choices(
      'Price',
      prices,
      priceText,
      (value) => state.maxPrice === value && state.minPrice === null,
      (value) => ({ minPrice: null, maxPrice: value }),
    ),
    choices(
      'Price change',
      pickCounts(priceChangeKinds, facets.priceChange),
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
      pickCounts(getValues(homeStages), facets.stage),
      (stage) => getLabel(homeStages, stage),
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
      pickCounts(getValues(counties), facets.county),
      countyText,
      (county) => state.county === county,
      (county) => ({ county }),
    ),
    choices(
      DISTRICTS,
      facets.district,
      String,
      (district) => same(state.district, district),
      (district) => ({ district }),
    ),
    {
      ...choices(
        'Elementary school rating',
        summed(pickCounts(ratingLetters, facets.elementaryRating)),
        ratingText,
        (letter) => state.elementaryRating === letter,
        (elementaryRating) => ({ elementaryRating }),
      ),
      note: ratingNotes(names.ratingSources),
    },
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
      (type) => getLabel(names.homeTypes, type),
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

/** Names from which the labels of the choices are made. */
interface ChoiceNames {
  readonly builders: HomeFacets['builder']
  readonly homeTypes: readonly Option[]
  /** The name of the community of the filter, if it exists. */
  readonly community: string | null
}

/** The choices of the address, in the order of the groups. */
export function activeChoices(
  state: SearchState,
  { builders, homeTypes, community: communityName }: ChoiceNames,
): ActiveChoice[] {
  const { monthly, minPrice, maxPrice, beds, baths, minSquareFeet, maxSquareFeet } = state
  const { q, priceChange, availability, stage, moveInBy } = state
  const { city, county, district, elementaryRating, builder, community } = state
  const { homeType, stories, garage } = state
  const choice = <Value>(
    filter: ActiveChoice['filter'],
    name: keyof SearchState,
    value: Value | null,
    labelFor: (value: Value) => string,
  ): ActiveChoice[] =>
    value === null ? [] : [{ filter, label: labelFor(value), removal: { [name]: null } }]
  return [
    ...choice('q', 'q', q, (text) => `“${text.trim()}”`),
    ...choice('budget', 'monthly', monthly, (most) => `Up to ${formatPrice(most)} a month`),
    ...choice('price', 'minPrice', minPrice, (least) => `From ${formatPrice(least)}`),
    ...choice('price', 'maxPrice', maxPrice, priceText),
    ...choice('beds', 'beds', beds, (least) => `${least}+ beds`),
    ...choice('baths', 'baths', baths, (least) => `${least}+ baths`),
    ...choice('squareFeet', 'minSquareFeet', minSquareFeet, sizeText),
    ...choice(
      'squareFeet',
      'maxSquareFeet',
      maxSquareFeet,
      (most) => `Up to ${formatNumber(most)} sq ft`,
    ),
    ...choice('priceChange', 'priceChange', priceChange, (kind) =>
      kind === 'reduced' ? 'Price reduced' : 'New price',
    ),
    ...choice('availability', 'availability', availability, (value) =>
      getLabel(availabilities, value),
    ),
    ...choice('stage', 'stage', stage, (value) => getLabel(homeStages, value)),
    ...choice('moveIn', 'moveInBy', moveInBy, dayText),
    ...choice('city', 'city', city, String),
    ...choice('county', 'county', county, countyText),
    ...choice('district', 'district', district, String),
    ...choice(
      'elementaryRating',
      'elementaryRating',
      elementaryRating,
      (lowest) => `Elementary school rated ${ratingText(lowest)}`,
    ),
    ...choice(
      'builder',
      'builder',
      builder,
      (slug) => builders.find(({ value }) => value === slug)?.name ?? slug,
    ),
    ...choice('community', 'community', community, (slug) => communityName ?? slug),
    ...choice('area', 'area', state.area, () => 'Map area'),
    ...choice('homeType', 'homeType', homeType, (type) => getLabel(homeTypes, type)),
    ...choice('stories', 'stories', stories, storiesText),
    ...choice('garage', 'garage', garage, (cars) => `${garageText(cars)} garage`),
  ]
}

/** Filters to take back when nothing matches: those without which homes match, most first. */
export function suggestRemovals(
  choices: readonly ActiveChoice[],
  without: ReadonlyMap<HomeFacet | Uncounted, number>,
): Removal[] {
  return [...without]
    .flatMap(([filter, count]) => {
      const own = choices.filter((choice) => choice.filter === filter)
      if (count === 0 || own.length === 0) return []
      const label = own.map((choice) => choice.label).join(', ')
      return [{ label, count, removal: Object.assign({}, ...own.map(({ removal }) => removal)) }]
    })
    .toSorted((a, b) => b.count - a.count)
}

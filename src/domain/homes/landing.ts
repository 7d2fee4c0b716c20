import { dollars } from '../communities/price'
import { priceRanges } from '../communities/price-range'
import { counties } from '../enums'
import { byText } from '../text/collation'
import { slugify } from '../text/slug'
import type { HomeSearch } from './home-search'

/** Subjects of the pages below `/new-homes`. */
export const landingKinds = ['county', 'city', 'school-district', 'builder', 'price-band'] as const
export type LandingKind = (typeof landingKinds)[number]

/** A page of the homes of one place, builder or price band. */
export interface Landing {
  readonly kind: LandingKind
  /** The last part of its address. */
  readonly slug: string
  /** `Boerne`, `$300,000 to $400,000`. */
  readonly name: string
  /** `New homes in Boerne, Texas` */
  readonly title: string
  readonly search: HomeSearch
}

/** Search engines index a page with at least so many homes. */
export const INDEXED_FROM = 3

interface Places {
  readonly city: readonly { readonly value: string }[]
  readonly county: readonly { readonly value: string }[]
  readonly district: readonly { readonly value: string }[]
  readonly builder: readonly { readonly value: string; readonly name: string }[]
}

interface Counted<Value> {
  readonly value: Value
  readonly count: number
}

interface HomeCounts {
  readonly price: readonly Counted<number>[]
  readonly city: readonly Counted<string>[]
  readonly county: readonly Counted<string>[]
  readonly district: readonly Counted<string>[]
  readonly builder: readonly Counted<string>[]
}

/** The number of homes of a page, from the counts of all homes. */
export function homesOfLanding({ search }: Landing, counts: HomeCounts): number {
  const { city, county, district, builder, minPrice = 0, maxPrice = Infinity } = search
  const of = (facet: readonly Counted<string>[], wanted: string) =>
    facet.find(({ value }) => value === wanted)?.count ?? 0
  if (city !== undefined) return of(counts.city, city)
  if (county !== undefined) return of(counts.county, county)
  if (district !== undefined) return of(counts.district, district)
  if (builder !== undefined) return of(counts.builder, builder)
  // The bounds of the bands are bounds of steps.
  return counts.price
    .filter(({ value }) => value >= minPrice && value <= maxPrice)
    .reduce((sum, { count }) => sum + count, 0)
}

function parseBand(range: string): Landing | null {
  const [min, max] = range.split(',').map((bound) => (bound === '' ? null : Number(bound)))
  if (min == null || Number.isNaN(min)) return null
  const name = max == null ? `${dollars(min)} and up` : `${dollars(min)} to ${dollars(max)}`
  return {
    kind: 'price-band',
    slug: max == null ? `${min}-and-up` : `${min}-${max}`,
    name,
    title: `New homes from ${name}`,
    search: { minPrice: min, ...(max == null ? {} : { maxPrice: max - 1 }) },
  }
}

/** All pages: the places and builders that have plans or homes, and the price bands. */
export function landingPages({ city, county, district, builder }: Places): Landing[] {
  return [
    ...counties
      .filter(({ value }) => county.some((counted) => counted.value === value))
      .map(({ value, label }): Landing => {
        const name = `${label} County`
        const title = `New homes in ${name}, Texas`
        return { kind: 'county', slug: value, name, title, search: { county: value } }
      }),
    ...city.map(
      ({ value }): Landing => ({
        kind: 'city',
        slug: slugify(value),
        name: value,
        title: `New homes in ${value}, Texas`,
        search: { city: value },
      }),
    ),
    ...district.map(
      ({ value }): Landing => ({
        kind: 'school-district',
        slug: slugify(value),
        name: value,
        title: `New homes in ${value}`,
        search: { district: value },
      }),
    ),
    ...builder
      .toSorted((a, b) => byText(a.name, b.name))
      .map(
        ({ value, name }): Landing => ({
          kind: 'builder',
          slug: value,
          name,
          title: `New homes by ${name}`,
          search: { builder: value },
        }),
      ),
    ...priceRanges.flatMap(({ value }) => parseBand(value) ?? []),
  ]
}

import { z } from 'zod/mini'
import { slugify } from '@/domain/text/slug'
import { priceChange } from '../prices/price-history'
import { builderLink, communitySummary, type ListedCommunity } from './community'

/** Integers, each as its difference from the previous one. */
const differences = z.array(z.nullable(z.int()))
/** Positions in a list of different values. */
const positions = z.array(z.int())
const texts = z.array(z.string())
const optionalTexts = z.array(z.nullable(z.string()))
const prices = z.array(z.nullable(z.number()))

/** Units per degree of `latitude` and `longitude`: about a meter. */
const DEGREE = 100_000
/** Unit of `createdAt` in milliseconds. */
const MINUTE = 60_000

/**
 * A long list of communities, one array per field. Equal and similar values are next to each other,
 * so that it compresses to a fraction of the list
 * (docs/decisions/archive/0114-communities-in-columns.md).
 */
export const communityColumns = z.object({
  id: differences,
  name: texts,
  /** `null` where the slug is made from the name. */
  slug: optionalTexts,
  location: texts,
  city: z.object({ values: texts, at: positions }),
  /** The first image. */
  image: optionalTexts,
  imageAlt: texts,
  isFeatured: z.array(z.boolean()),
  status: z.object({ values: z.array(communitySummary.shape.status), at: positions }),
  startPrice: prices,
  endPrice: prices,
  priceChange: z.array(z.nullable(priceChange)),
  confirmsPrice: z.array(z.boolean()),
  amenities: z.object({ values: z.array(texts), at: positions }),
  homeTypes: z.object({ values: z.array(texts), at: positions }),
  builders: z.object({ values: z.array(builderLink), at: z.array(positions) }),
  homesAvailable: z.array(z.number()),
  schoolDistrict: z.object({ values: optionalTexts, at: positions }),
  /** Minutes since 1970. */
  createdAt: differences,
  /** Hundred-thousandths of a degree. */
  latitude: differences,
  longitude: differences,
})
export type CommunityColumns = z.infer<typeof communityColumns>

function toDifferences(values: readonly (number | null)[]): (number | null)[] {
  let previous = 0
  return values.map((value) => {
    if (value === null) return null
    const difference = value - previous
    previous = value
    return difference
  })
}

function fromDifferences(differences: readonly (number | null)[]): (number | null)[] {
  let value = 0
  return differences.map((difference) => {
    if (difference === null) return null
    value += difference
    return value
  })
}

/** A list of the different values, and a function that returns the position of a value in it. */
function distinctValues<Value>(getKey: (value: Value) => string) {
  const values: Value[] = []
  const places = new Map<string, number>()
  return {
    values,
    place(value: Value): number {
      const key = getKey(value)
      const known = places.get(key)
      if (known !== undefined) return known
      places.set(key, values.length)
      return values.push(value) - 1
    },
  }
}

function toPositions<Value>(column: readonly Value[]): { values: Value[]; at: number[] } {
  const { values, place } = distinctValues<Value>(JSON.stringify)
  return { values, at: column.map(place) }
}

/** The columns of a list of communities, in its order. */
export function toColumns(communities: readonly ListedCommunity[]): CommunityColumns {
  const column = <Value>(read: (community: ListedCommunity) => Value) => communities.map(read)
  const degrees = (read: (at: { lat: number; lng: number }) => number) =>
    toDifferences(
      column(({ coordinates }) => coordinates && Math.round(read(coordinates) * DEGREE)),
    )
  const builders = distinctValues<ListedCommunity['builders'][number]>(JSON.stringify)
  return {
    id: toDifferences(column(({ id }) => Number(id))),
    name: column(({ name }) => name),
    slug: column(({ name, slug }) => (slug === slugify(name) ? null : slug)),
    location: column(({ location }) => location),
    city: toPositions(column(({ city }) => city)),
    image: column(({ images }) => images[0] ?? null),
    imageAlt: column(({ imageAlts }) => imageAlts[0] ?? ''),
    isFeatured: column(({ isFeatured }) => isFeatured),
    status: toPositions(column(({ status }) => status)),
    startPrice: column(({ startPrice }) => startPrice),
    endPrice: column(({ endPrice }) => endPrice),
    priceChange: column((community) => community.priceChange ?? null),
    confirmsPrice: column((community) => community.confirmsPrice ?? false),
    amenities: toPositions(column(({ amenities }) => amenities)),
    homeTypes: toPositions(column(({ homeTypes }) => homeTypes)),
    builders: {
      at: column((community) => community.builders.map(builders.place)),
      values: builders.values,
    },
    homesAvailable: column(({ homesAvailable }) => homesAvailable),
    schoolDistrict: toPositions(column(({ schoolDistrict }) => schoolDistrict)),
    createdAt: toDifferences(column(({ createdAt }) => Math.floor(Date.parse(createdAt) / MINUTE))),
    latitude: degrees(({ lat }) => lat),
    longitude: degrees(({ lng }) => lng),
  }
}

/** The value at a position. Throws a `RangeError` for columns that do not fit together. */
function valueAt<Value>(values: readonly Value[], place: number | undefined): Value {
  const value = place === undefined ? undefined : values[place]
  if (value === undefined) throw new RangeError('The columns do not fit together')
  return value
}

/**
 * The communities of columns: with their first image only, coordinates rounded to a meter, and the
 * time of publication rounded down to a minute. Throws a `RangeError` if the columns do not fit
 * together.
 */
export function fromColumns(columns: CommunityColumns): ListedCommunity[] {
  const { city, status, amenities, homeTypes, schoolDistrict, builders } = columns
  const ids = fromDifferences(columns.id)
  const created = fromDifferences(columns.createdAt)
  const latitudes = fromDifferences(columns.latitude)
  const longitudes = fromDifferences(columns.longitude)
  return columns.name.map((name, row) => {
    const image = valueAt(columns.image, row)
    const lat = valueAt(latitudes, row)
    const lng = valueAt(longitudes, row)
    return {
      id: String(valueAt(ids, row)),
      name,
      slug: valueAt(columns.slug, row) ?? slugify(name),
      location: valueAt(columns.location, row),
      city: valueAt(city.values, city.at[row]),
      images: image === null ? [] : [image],
      imageAlts: image === null ? [] : [valueAt(columns.imageAlt, row)],
      isFeatured: valueAt(columns.isFeatured, row),
      status: valueAt(status.values, status.at[row]),
      startPrice: valueAt(columns.startPrice, row),
      endPrice: valueAt(columns.endPrice, row),
      priceChange: valueAt(columns.priceChange, row),
      confirmsPrice: valueAt(columns.confirmsPrice, row),
      amenities: valueAt(amenities.values, amenities.at[row]),
      homeTypes: valueAt(homeTypes.values, homeTypes.at[row]),
      builders: valueAt(builders.at, row).map((place) => valueAt(builders.values, place)),
      homesAvailable: valueAt(columns.homesAvailable, row),
      schoolDistrict: valueAt(schoolDistrict.values, schoolDistrict.at[row]),
      createdAt: new Date((valueAt(created, row) ?? 0) * MINUTE).toISOString(),
      coordinates: lat === null || lng === null ? null : { lat: lat / DEGREE, lng: lng / DEGREE },
    }
  })
}

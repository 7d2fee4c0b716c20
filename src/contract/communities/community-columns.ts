import { z } from 'zod/mini'
import { priceChange } from '../prices/price-history'
import { communitySummary, type ListedCommunity } from './community'

const row = z.extend(communitySummary, {
  priceChange: z.nullable(priceChange),
  confirmsPrice: z.boolean(),
})
type Row = Required<ListedCommunity>

const { shape } = row

/**
 * A long list of communities, one array per field. Values of a field are next to each other and its
 * name is sent once, so that it compresses to two thirds of the list.
 */
export const communityColumns = z.object({
  id: z.array(shape.id),
  name: z.array(shape.name),
  slug: z.array(shape.slug),
  location: z.array(shape.location),
  city: z.array(shape.city),
  /** The first image, if any. */
  images: z.array(shape.images),
  imageAlts: z.array(shape.imageAlts),
  isFeatured: z.array(shape.isFeatured),
  status: z.array(shape.status),
  startPrice: z.array(shape.startPrice),
  endPrice: z.array(shape.endPrice),
  priceChange: z.array(shape.priceChange),
  confirmsPrice: z.array(shape.confirmsPrice),
  amenities: z.array(shape.amenities),
  homeTypes: z.array(shape.homeTypes),
  builders: z.array(shape.builders),
  homesAvailable: z.array(shape.homesAvailable),
  schoolDistrict: z.array(shape.schoolDistrict),
  /** Rounded down to a minute. */
  createdAt: z.array(shape.createdAt),
  /** Rounded to a meter. */
  coordinates: z.array(shape.coordinates),
}) satisfies z.ZodMiniType<{ readonly [Name in keyof Row]: readonly Row[Name][] }>
export type CommunityColumns = z.infer<typeof communityColumns>

const names = Object.keys(communityColumns.shape) as (keyof CommunityColumns)[]

const MINUTE = 60_000

/** Five decimals of a degree are a meter. */
const roundDegrees = (degrees: number): number => Math.round(degrees * 100_000) / 100_000

/** What a list in the browser shows of a community. */
function toRow(community: ListedCommunity): Row {
  const { createdAt, coordinates, images, imageAlts } = community
  const minute = Math.floor(Date.parse(createdAt) / MINUTE) * MINUTE
  return {
    ...community,
    priceChange: community.priceChange ?? null,
    confirmsPrice: community.confirmsPrice ?? false,
    images: images.slice(0, 1),
    imageAlts: imageAlts.slice(0, 1),
    createdAt: new Date(minute).toISOString(),
    coordinates: coordinates && {
      lat: roundDegrees(coordinates.lat),
      lng: roundDegrees(coordinates.lng),
    },
  }
}

/** The columns of a list of communities, in its order. */
export function toColumns(communities: readonly ListedCommunity[]): CommunityColumns {
  const rows = communities.map(toRow)
  const columns = names.map((name) => [name, rows.map((row) => row[name])])
  return Object.fromEntries(columns) as CommunityColumns
}

/** The communities of columns. Throws a `RangeError` for columns of different lengths. */
export function fromColumns(columns: CommunityColumns): ListedCommunity[] {
  const { length } = columns.id
  if (names.some((name) => columns[name].length !== length)) {
    throw new RangeError('The columns do not fit together')
  }
  return columns.id.map((_id, index) => {
    const fields = names.map((name) => [name, columns[name][index]])
    return Object.fromEntries(fields) as Row
  })
}

import { z } from 'zod/mini'
import {
  builderLink,
  type CommunityDetail,
  type CommunitySummary,
  communityBuilder,
  communityDetail,
  communitySummary,
  type School,
  school,
} from '@/contract/communities/community'
import { type StoredPicture, storedPicture, toPicture, toPictures } from '../media/mapper'
import { populated, type Stored, type StoredOf, storedFields } from '../sql/stored-fields'

/** The parts of the contract that are stored in another form. The functions below map them. */
const mapped = {
  id: true,
  images: true,
  imageAlts: true,
  amenities: true,
  homeTypes: true,
  builders: true,
  createdAt: true,
  coordinates: true,
} as const
const mappedOfDetail = { ...mapped, schools: true, latitude: true, longitude: true } as const

export const summaryFields = storedFields(z.omit(communitySummary, mapped))
export const detailFields = storedFields(z.omit(communityDetail, mappedOfDetail))
export const linkFields = storedFields(z.omit(builderLink, { id: true }))
export const builderFields = storedFields(z.omit(communityBuilder, { id: true, logo: true }))
const schoolFields = storedFields(school)

/** A row of the list. */
export const communityRow = z.object({
  ...summaryFields.shape,
  id: z.number(),
  images: z.nullable(z.array(storedPicture)),
  amenities: z.nullable(z.array(z.string())),
  homeTypes: z.nullable(z.array(z.string())),
  builders: z.nullable(z.array(z.object({ ...linkFields.shape, id: z.number() }))),
  /** When it was first published. */
  createdAt: z.string(),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
})

type List<Item> = readonly Item[] | null | undefined

/** A row of the list, or a document of Payload. */
type StoredSummary = StoredOf<typeof summaryFields> & {
  readonly id: number
  readonly images?: List<StoredPicture>
  readonly amenities?: List<string>
  readonly homeTypes?: List<string>
  readonly builders?: List<number | (StoredOf<typeof linkFields> & { id: number })>
  readonly createdAt: string
  readonly firstPublishedAt?: string | null | undefined
  readonly latitude?: number | null | undefined
  readonly longitude?: number | null | undefined
}

/** Maps a community to the contract of the list. */
export function toSummary(stored: StoredSummary): CommunitySummary {
  const images = toPictures(stored.images)
  const { latitude, longitude } = stored
  return {
    id: String(stored.id),
    ...summaryFields.read(stored),
    images: images.map(({ src }) => src),
    imageAlts: images.map(({ alt }) => alt),
    amenities: [...(stored.amenities ?? [])],
    homeTypes: [...(stored.homeTypes ?? [])],
    builders: populated(stored.builders).map((builder) => ({
      id: String(builder.id),
      ...linkFields.read(builder),
    })),
    createdAt: stored.firstPublishedAt ?? stored.createdAt,
    coordinates: latitude != null && longitude != null ? { lat: latitude, lng: longitude } : null,
  }
}

type StoredBuilder = StoredOf<typeof builderFields> & {
  readonly id: number
  readonly logo?: StoredPicture
}

/** A document of Payload, published or a draft. */
type StoredDetail = Omit<StoredSummary, 'builders'> &
  StoredOf<typeof detailFields> & {
    readonly builders?: List<number | StoredBuilder>
    readonly schools?: Stored<
      Record<keyof CommunityDetail['schools'], readonly Stored<School>[]>
    > | null
  }

/** Maps a community to the contract of its page. */
export function toDetail(stored: StoredDetail): CommunityDetail {
  const toSchools = (level: keyof CommunityDetail['schools']) =>
    (stored.schools?.[level] ?? []).map(schoolFields.read)
  return {
    ...toSummary(stored),
    ...detailFields.read(stored),
    builders: populated(stored.builders).map((builder) => ({
      id: String(builder.id),
      ...builderFields.read(builder),
      logo: toPicture(builder.logo)?.src ?? null,
    })),
    schools: {
      elementary: toSchools('elementary'),
      middle: toSchools('middle'),
      high: toSchools('high'),
      private: toSchools('private'),
    },
    latitude: String(stored.latitude ?? 0),
    longitude: String(stored.longitude ?? 0),
  }
}

import type {
  CommunityBuilder,
  CommunityDetail,
  CommunitySummary,
  School,
} from '@/contract/communities/community'
import { picturePath } from '@/domain/media/image-sizes'
import type { Builder, Community } from '@/payload-types'
import { pictureOf } from '../media/pictures'

type Schools = NonNullable<Community['schools']>
type SchoolRows = Schools[keyof Schools]

/** A row of the community query. Subqueries without rows are null. */
export interface StoredSummary {
  readonly id: number
  readonly name: string
  readonly slug: string
  readonly location: string
  readonly city: string
  readonly isFeatured: boolean | null
  readonly status: CommunitySummary['status']
  readonly startPrice: number | null
  readonly endPrice: number | null
  readonly homesAvailable: number | null
  readonly schoolDistrict: string | null
  readonly latitude: number | null
  readonly longitude: number | null
  readonly createdAt: string
  readonly amenities: string[] | null
  readonly homeTypes: string[] | null
  readonly images: { filename: string; alt: string }[] | null
  readonly builders: { id: number; name: string; slug: string }[] | null
}

function coordinatesOf({
  latitude,
  longitude,
}: Pick<StoredSummary, 'latitude' | 'longitude'>): CommunitySummary['coordinates'] {
  return latitude !== null && longitude !== null ? { lat: latitude, lng: longitude } : null
}

/** Maps a row to a community of the public API. Only the listed fields are returned. */
export function toSummary(stored: StoredSummary): CommunitySummary {
  const { id, name, slug, location, city, status, startPrice, endPrice, createdAt } = stored
  const images = stored.images ?? []
  return {
    id: String(id),
    name,
    slug,
    location,
    city,
    images: images.map(({ filename }) => picturePath(filename)),
    imageAlts: images.map(({ alt }) => alt),
    isFeatured: stored.isFeatured ?? false,
    status,
    startPrice,
    endPrice,
    amenities: stored.amenities ?? [],
    homeTypes: stored.homeTypes ?? [],
    builders: (stored.builders ?? []).map((builder) => ({ ...builder, id: String(builder.id) })),
    homesAvailable: stored.homesAvailable ?? 0,
    schoolDistrict: stored.schoolDistrict,
    createdAt,
    coordinates: coordinatesOf(stored),
  }
}

function toBuilder(builder: Builder): CommunityBuilder {
  return {
    id: String(builder.id),
    name: builder.name,
    slug: builder.slug,
    logo: pictureOf(builder.logo)?.src ?? null,
    tier: builder.tier ?? null,
    description: builder.description ?? null,
    phone: builder.phone ?? null,
    website: builder.website ?? null,
  }
}

function toSchools(rows: SchoolRows): School[] {
  return (rows ?? []).map(({ name, rating, distance }) => ({
    name,
    rating: rating ?? null,
    distance: distance ?? null,
  }))
}

/** Adds the fields of the detail response. */
export function toDetail(summary: CommunitySummary, community: Community): CommunityDetail {
  const builders = (community.builders ?? []).filter((builder) => typeof builder === 'object')
  return {
    ...summary,
    builders: builders.map(toBuilder),
    description: community.description ?? null,
    schools: {
      elementary: toSchools(community.schools?.elementary),
      middle: toSchools(community.schools?.middle),
      high: toSchools(community.schools?.high),
      private: toSchools(community.schools?.private),
    },
    hoaPhone: community.hoaPhone ?? null,
    hoaContact: community.hoaContact ?? null,
    latitude: String(community.latitude ?? 0),
    longitude: String(community.longitude ?? 0),
    verifiedAt: community.verifiedAt ?? null,
  }
}

import type {
  CommunityBuilder,
  CommunityDetail,
  CommunitySummary,
  School,
} from '@/contract/community'
import type { Builder, Community } from '@/payload-types'
import { pictureOf, picturesOf } from '../media'

type Schools = NonNullable<Community['schools']>
type SchoolRows = Schools[keyof Schools]

function buildersOf(community: Community): Builder[] {
  return (community.builders ?? []).filter((builder) => typeof builder === 'object')
}

function coordinatesOf({ latitude, longitude }: Community): CommunitySummary['coordinates'] {
  return typeof latitude === 'number' && typeof longitude === 'number'
    ? { lat: latitude, lng: longitude }
    : null
}

/** A community on a list call: nothing leaves that is not named here. */
export function toSummary(community: Community): CommunitySummary {
  const pictures = picturesOf(community.images)
  return {
    id: String(community.id),
    name: community.name,
    slug: community.slug,
    location: community.location,
    city: community.city,
    images: pictures.map(({ src }) => src),
    imageAlts: pictures.map(({ alt }) => alt),
    isFeatured: community.isFeatured ?? false,
    status: community.status,
    startPrice: community.startPrice ?? null,
    endPrice: community.endPrice ?? null,
    amenities: community.amenities ?? [],
    homeTypes: community.homeTypes ?? [],
    builders: buildersOf(community).map(({ id, name, slug }) => ({ id: String(id), name, slug })),
    homesAvailable: community.homesAvailable ?? 0,
    schoolDistrict: community.schoolDistrict ?? null,
    createdAt: community.firstPublishedAt ?? community.createdAt,
    coordinates: coordinatesOf(community),
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

/** A community on the detail call. */
export function toDetail(community: Community): CommunityDetail {
  return {
    ...toSummary(community),
    builders: buildersOf(community).map(toBuilder),
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

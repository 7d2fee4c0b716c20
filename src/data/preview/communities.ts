import 'server-only'
import type { CommunityDetail } from '@/contract/communities/community'
import type { Community } from '@/payload-types'
import { type StoredSummary, toDetail, toSummary } from '../communities/mapper'
import { payloadClient } from '../payload'
import type { Staff } from '../staff/staff'
import { type Draft, isDraft, newest } from './draft'

/** Converts a document to a row of the list query. A draft may lack required fields. */
function stored(community: Community): StoredSummary {
  const { id, status, createdAt } = community
  return {
    id,
    status,
    createdAt,
    name: community.name ?? '',
    slug: community.slug ?? '',
    location: community.location ?? '',
    city: community.city ?? '',
    isFeatured: community.isFeatured ?? null,
    startPrice: community.startPrice ?? null,
    endPrice: community.endPrice ?? null,
    homesAvailable: community.homesAvailable ?? null,
    schoolDistrict: community.schoolDistrict ?? null,
    latitude: community.latitude ?? null,
    longitude: community.longitude ?? null,
    amenities: community.amenities ?? null,
    homeTypes: community.homeTypes ?? null,
    images: (community.images ?? []).flatMap((image) =>
      typeof image === 'object' && image.filename
        ? [{ filename: image.filename, alt: image.alt }]
        : [],
    ),
    builders: (community.builders ?? []).filter((builder) => typeof builder === 'object'),
  }
}

/** The latest version of a community, or `null`. */
export async function communityDraft(
  id: number,
  user: Staff,
): Promise<Draft<CommunityDetail> | null> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'communities',
    where: { id: { equals: id } },
    ...newest,
    depth: 2,
    user,
  })
  const [community] = docs
  if (!community) return null
  return { content: toDetail(toSummary(stored(community)), community), isDraft: isDraft(community) }
}

import 'server-only'
import type { CommunityDetail, CommunitySummary } from '@/contract/community'
import { type CommunityQuery, filterOf } from '@/contract/community-query'
import { matchesFilter, sortCommunities } from '@/domain/community-filter'
import { cacheTags } from '@/lib/cache-tags'
import { cached } from '../cached'
import { payloadClient } from '../payload'
import { toDetail, toSummary } from './mapper'

const media = { filename: true, alt: true } as const
const builderLink = { name: true, slug: true } as const

const summaryFields = {
  name: true,
  slug: true,
  location: true,
  city: true,
  images: true,
  isFeatured: true,
  status: true,
  startPrice: true,
  endPrice: true,
  amenities: true,
  homeTypes: true,
  builders: true,
  homesAvailable: true,
  schoolDistrict: true,
  firstPublishedAt: true,
  createdAt: true,
  latitude: true,
  longitude: true,
} as const

async function readPublished(): Promise<CommunitySummary[]> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'communities',
    overrideAccess: false,
    depth: 1,
    pagination: false,
    sort: 'name',
    select: summaryFields,
    populate: { media, builders: builderLink },
  })
  return docs.map((community) => toSummary(community as Parameters<typeof toSummary>[0]))
}

/** Every published community, by name. */
export function publishedCommunities(): Promise<CommunitySummary[]> {
  return cached(['communities'], [cacheTags.communities], readPublished)
}

/** One page of the filtered, sorted list, with the total of all pages. */
export async function listCommunities(
  query: CommunityQuery,
  now = new Date(),
): Promise<{ items: CommunitySummary[]; total: number }> {
  const filter = filterOf(query)
  const matching = (await publishedCommunities()).filter((community) =>
    matchesFilter(community, filter, now),
  )
  const items = sortCommunities(matching, query.sort).slice(
    query.offset,
    query.offset + query.limit,
  )
  return { items, total: matching.length }
}

/** Featured communities, by name. */
export async function featuredCommunities(): Promise<CommunitySummary[]> {
  return (await publishedCommunities()).filter(({ isFeatured }) => isFeatured)
}

async function readBySlug(slug: string): Promise<CommunityDetail | null> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'communities',
    overrideAccess: false,
    depth: 2,
    limit: 1,
    pagination: false,
    where: { slug: { equals: slug } },
    populate: {
      media,
      builders: {
        ...builderLink,
        logo: true,
        tier: true,
        description: true,
        phone: true,
        website: true,
      },
    },
  })
  return docs[0] ? toDetail(docs[0]) : null
}

/** A published community by its slug; `null` when there is none. */
export async function communityBySlug(slug: string): Promise<CommunityDetail | null> {
  // Answers are kept by slug: only for slugs that exist, or strangers would fill the cache.
  if (!(await publishedCommunities()).some((community) => community.slug === slug)) return null
  return cached(['community', slug], [cacheTags.community(slug)], () => readBySlug(slug))
}

/** Whether a published community has this id. */
export async function communityExists(id: string): Promise<boolean> {
  if (!/^\d{1,9}$/.test(id)) return false
  const payload = await payloadClient()
  const { totalDocs } = await payload.count({
    collection: 'communities',
    overrideAccess: false,
    where: { id: { equals: Number(id) } },
  })
  return totalDocs > 0
}

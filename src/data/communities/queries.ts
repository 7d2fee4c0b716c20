import 'server-only'
import type { Where } from 'payload'
import { cache } from 'react'
import { cacheTags } from '@/config/cache-tags'
import type {
  CommunityDetail,
  CommunityListing,
  CommunitySummary,
} from '@/contract/communities/community'
import { communityQuery } from '@/contract/communities/community-query'
import type { CommunityFilter, CommunitySort } from '@/domain/communities/community-filter'
import type { BuildersSelect, CommunitiesSelect } from '@/payload-types'
import { cached } from '../cache/cached'
import { populatePictures } from '../media/mapper'
import { payloadClient } from '../payload/payload-client'
import { type Draft, isDraft, newestFor, published, type Version } from '../payload/version'
import { getCachedSitemap } from '../site/sitemap'
import { isStorable } from '../sql/expressions'
import type { Page } from '../sql/page-of-list'
import type { Staff } from '../staff/queries'
import { featuredCommunities, firstCommunities, listCommunities } from './list'
import { builderFields, detailFields, toDetail } from './mapper'

const listing = communityQuery.parse({})

/** The first published communities by name, up to the default limit of the API. */
export function getCachedListing(): Promise<Page<CommunitySummary>> {
  return cached(['listing'], [cacheTags.communities], () => listCommunities(listing))
}

/**
 * The communities sent with a page. Up to a few hundred are sent completely and filtered in the
 * browser. Of more, the first `limit` matches are sent and the browser fetches the rest.
 */
export async function communityListing(
  filter: CommunityFilter,
  sort: CommunitySort,
  limit: number,
): Promise<CommunityListing> {
  const { items, total } = await getCachedListing()
  if (items.length === total) return { communities: items, total, matching: null }
  const first = await firstCommunities(filter, sort, limit)
  return { communities: first.items, total, matching: first.total }
}

/** The published featured communities, by name. */
export function getCachedFeatured(): Promise<CommunitySummary[]> {
  return cached(['featured'], [cacheTags.communities], featuredCommunities)
}

const select = {
  ...detailFields.select,
  images: true,
  amenities: true,
  homeTypes: true,
  builders: true,
  schools: true,
  latitude: true,
  longitude: true,
  createdAt: true,
  firstPublishedAt: true,
  _status: true,
} as const satisfies CommunitiesSelect & Pick<CommunitiesSelect, keyof typeof detailFields.select>

const selectBuilder = {
  ...builderFields.select,
  logo: true,
} as const satisfies BuildersSelect & Pick<BuildersSelect, keyof typeof builderFields.select>

async function findCommunity(
  where: Where,
  version: Version,
): Promise<Draft<CommunityDetail> | null> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'communities',
    where,
    select,
    populate: { ...populatePictures, builders: selectBuilder },
    depth: 2,
    ...version,
  })
  const [community] = docs
  return community ? { content: toDetail(community), isDraft: isDraft(community) } : null
}

/** A published community, or `null`. */
export async function communityBySlug(slug: string): Promise<CommunityDetail | null> {
  if (!isStorable(slug)) return null
  return (await findCommunity({ slug: { equals: slug } }, published))?.content ?? null
}

/** The latest version of a community, or `null`. */
export function communityDraft(id: number, user: Staff): Promise<Draft<CommunityDetail> | null> {
  return findCommunity({ id: { equals: id } }, newestFor(user))
}

/**
 * A published community, or `null`. Only existing slugs are cached. Otherwise requests for unknown
 * slugs would fill the memory.
 */
export const getCachedCommunity = cache(async (slug: string): Promise<CommunityDetail | null> => {
  const { communities } = await getCachedSitemap()
  if (!communities.some((row) => row.slug === slug)) return null
  // The page also shows texts of the builders.
  const tags = [cacheTags.community(slug), cacheTags.builders]
  return cached(['community', slug], tags, () => communityBySlug(slug))
})

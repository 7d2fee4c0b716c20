import 'server-only'
import type { PayloadRequest, Where } from 'payload'
import { cache } from 'react'
import { cacheTags } from '@/config/cache-tags'
import type {
  CommunityDetail,
  CommunityListing,
  ListedCommunity,
} from '@/contract/communities/community'
import type { CommunityExtras } from '@/contract/communities/community-extras'
import { communityQuery } from '@/contract/communities/community-query'
import type { CommunityFilter, CommunitySort } from '@/domain/communities/community-filter'
import { secondsUntilNextLevel } from '@/domain/communities/freshness'
import { asInForm, type FormValues } from '@/lib/unsaved-values'
import type { BuildersSelect, CommunitiesSelect } from '@/payload-types'
import { dependOn, expireWithin } from '../cache/depend-on'
import { populatePictures } from '../media/mapper'
import { payloadClient } from '../payload/payload-client'
import { type Draft, isDraft, newestFor, published, type Version } from '../payload/version'
import { noSeo, type SeoOverrides, toSeo, type WithSeo } from '../site/seo'
import { isStorable } from '../sql/expressions'
import type { Page } from '../sql/page-of-list'
import type { Staff } from '../staff/staff'
import { extrasSelect, toExtras } from './extras'
import { firstCommunities, listCommunities } from './list'
import { builderFields, detailFields, toDetail } from './mapper'

const listing = communityQuery.parse({})

/** The first published communities by name, up to the default limit of the API. */
export function defaultListing(): Promise<Page<ListedCommunity>> {
  return listCommunities(listing)
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
  const { items, total } = await defaultListing()
  if (items.length === total) return { communities: items, total, matching: null }
  const first = await firstCommunities(filter, sort, limit)
  return { communities: first.items, total, matching: first.total }
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
  ...extrasSelect,
  meta: true,
  _status: true,
} as const satisfies CommunitiesSelect & Pick<CommunitiesSelect, keyof typeof detailFields.select>

const selectBuilder = {
  ...builderFields.select,
  logo: true,
  email: true,
  buildTime: true,
  inclusions: true,
} as const satisfies BuildersSelect & Pick<BuildersSelect, keyof typeof builderFields.select>

/** A community with what only its page shows. */
export interface CommunityPage extends Draft<CommunityDetail>, WithSeo {
  readonly extras: CommunityExtras
}

async function findCommunity(
  where: Where,
  version: Version & { readonly req?: PayloadRequest },
): Promise<CommunityPage | null> {
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
  if (!community) return null
  return {
    content: toDetail(community),
    seo: toSeo(community.meta),
    extras: toExtras(community, new Date()),
    isDraft: isDraft(community),
  }
}

/** One query serves a page and its metadata. */
const publishedCommunity = cache(async (slug: string) => {
  // It contains the name of its school district, and of its builders those that are published.
  dependOn(cacheTags.community(slug), cacheTags.listingOptions, cacheTags.builderNames)
  if (!isStorable(slug)) return null
  const community = await findCommunity({ slug: { equals: slug } }, published)
  dependOn(...(community?.content.builders ?? []).map(({ slug }) => cacheTags.builder(slug)))
  const seconds = secondsUntilNextLevel(community?.content.verifiedAt ?? null, new Date())
  if (seconds !== null) expireWithin(seconds)
  return community
})

/** A published community with what only its page shows, or `null`. */
export function findCommunityPage(slug: string): Promise<CommunityPage | null> {
  return publishedCommunity(slug)
}

/** A published community, or `null`. */
export async function communityBySlug(slug: string): Promise<CommunityDetail | null> {
  return (await publishedCommunity(slug))?.content ?? null
}

/** The editors' SEO texts of a published community. */
export async function communitySeo(slug: string): Promise<SeoOverrides> {
  return (await publishedCommunity(slug))?.seo ?? noSeo
}

/** Content of a published community's page that the API response does not have, or `null`. */
export async function communityExtras(slug: string): Promise<CommunityExtras | null> {
  return (await publishedCommunity(slug))?.extras ?? null
}

/** The latest version of a community with the values of its form, or `null`. */
export function communityDraft(
  id: number,
  user: Staff,
  values?: FormValues,
): Promise<CommunityPage | null> {
  return findCommunity({ id: { equals: id } }, newestFor(user, asInForm('communities', id, values)))
}

/** The latest version of a community in the transaction of a request, or `null`. */
export function communityIn(
  req: PayloadRequest,
  id: number,
  user: Staff,
): Promise<CommunityPage | null> {
  return findCommunity({ id: { equals: id } }, { ...newestFor(user), req })
}

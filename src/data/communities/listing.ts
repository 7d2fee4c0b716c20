import 'server-only'
import type { CommunityListing } from '@/contract/communities/community'
import type { CommunityFilter, CommunitySort } from '@/domain/communities/community-filter'
import { getCachedListing } from '../cached-queries'
import { firstCommunities } from './list'

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

import 'server-only'
import type { CommunityDetail } from '@/contract/communities/community'
import { payloadClient } from '../payload'
import { isStorable } from '../sql/query-rows'
import { summaryBySlug } from './list'
import { toDetail } from './mapper'

/** A published community, or `null`. */
export async function communityBySlug(slug: string): Promise<CommunityDetail | null> {
  if (!isStorable(slug)) return null
  const payload = await payloadClient()
  const [summary, { docs }] = await Promise.all([
    summaryBySlug(slug),
    payload.find({
      collection: 'communities',
      overrideAccess: false,
      depth: 2,
      limit: 1,
      pagination: false,
      where: { slug: { equals: slug } },
      populate: {
        media: { filename: true, alt: true },
        builders: {
          name: true,
          slug: true,
          logo: true,
          tier: true,
          description: true,
          phone: true,
          website: true,
        },
      },
    }),
  ])
  return summary && docs[0] ? toDetail(summary, docs[0]) : null
}

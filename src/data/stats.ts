import 'server-only'
import type { Stats } from '@/contract/stats'
import { cacheTags } from '@/lib/cache-tags'
import { cached } from './cached'
import { payloadClient } from './payload'

async function readStats(): Promise<Stats> {
  const payload = await payloadClient()
  const [builders, communities] = await Promise.all([
    payload.count({ collection: 'builders', overrideAccess: false }),
    payload.find({
      collection: 'communities',
      overrideAccess: false,
      depth: 0,
      pagination: false,
      select: { homesAvailable: true, floorPlans: true },
    }),
  ])
  const sum = (field: 'homesAvailable' | 'floorPlans') =>
    communities.docs.reduce((total, community) => total + (community[field] ?? 0), 0)
  return {
    totalCommunities: communities.docs.length,
    totalBuilders: builders.totalDocs,
    totalAvailableHomes: sum('homesAvailable'),
    totalFloorPlans: sum('floorPlans'),
  }
}

/** The figures of the stats strip, over what is published. */
export function siteStats(): Promise<Stats> {
  return cached(['stats'], [cacheTags.communities, cacheTags.builders], readStats)
}

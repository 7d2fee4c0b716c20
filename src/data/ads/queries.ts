import 'server-only'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { cache } from 'react'
import { z } from 'zod/mini'
import { cacheTags } from '@/config/cache-tags'
import type { Ad } from '@/contract/ads/ad'
import { type BookedAd, chooseAd } from '@/domain/ads/choose-ad'
import type { AdSlot } from '@/domain/enums'
import { addDays } from '@/domain/time/days'
import { siteDay } from '@/lib/dates/site-date'
import { dependOn, sharedRead } from '../cache/depend-on'
import { toPicture } from '../media/mapper'
import { payloadClient } from '../payload/payload-client'
import { queryPool } from '../sql/query-pool'

type StoredAd = Ad & BookedAd

const toDay = (iso: string | null | undefined) => (iso ? siteDay(new Date(iso)) : null)

async function readAds(): Promise<StoredAd[]> {
  dependOn(cacheTags.ads)
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'ads',
    overrideAccess: false,
    depth: 1,
    pagination: false,
    where: { active: { equals: true } },
  })
  return docs.flatMap((ad) => {
    const picture = toPicture(ad.creative)
    if (!picture || !ad.link) return []
    return [
      {
        id: String(ad.id),
        slot: ad.slot,
        image: picture.src,
        alt: ad.alt,
        link: ad.link,
        isHouse: ad.isHouse ?? false,
        active: ad.active ?? false,
        weight: ad.weight,
        firstDay: toDay(ad.startsAt),
        lastDay: toDay(ad.endsAt),
      },
    ]
  })
}

/** The fields that a page receives. The booking dates are not public. */
const asShown = ({ id, slot, image, alt, link, isHouse }: StoredAd): Ad => ({
  id,
  slot,
  image,
  alt,
  link,
  isHouse,
})

/**
 * The ad of each slot, chosen at random when a page is rendered. A page is cached for at most an
 * hour, so the choice rotates.
 */
export async function currentAds(now = new Date()): Promise<Record<AdSlot, Ad | null>> {
  const ads = await sharedRead('ads', readAds)
  const today = siteDay(now)
  const pick = (slot: AdSlot) => {
    const ad = chooseAd(ads, slot, today, Math.random())
    return ad && asShown(ad)
  }
  return { top: pick('top'), middle: pick('middle'), bottom: pick('bottom') }
}

/** The number of days counted, including today. */
const DAYS = 30

const recentRow = z.object({ ad: z.number(), impressions: z.number(), clicks: z.number() })
type Recent = Readonly<z.infer<typeof recentRow>>

/** The counts of all ads in the last 30 days, from one statement per request. */
export const recentAdCounts = cache(async (): Promise<ReadonlyMap<number, Recent>> => {
  const rows = await queryPool(
    recentRow,
    sql`
    select ad_id as ad, sum(impressions)::int as impressions, sum(clicks)::int as clicks
    from ad_counts where day > ${addDays(siteDay(new Date()), -DAYS)} group by ad_id`,
  )
  return new Map(rows.map((row) => [row.ad, row]))
})

import 'server-only'
import type { Ad } from '@/contract/ad'
import { type BookedAd, chooseAd } from '@/domain/ad-choice'
import type { AdSlot } from '@/domain/options'
import { cacheTags } from '@/lib/cache-tags'
import { cached } from './cached'
import { pictureOf } from './media'
import { payloadClient } from './payload'

type StoredAd = Ad & BookedAd

async function readAds(): Promise<StoredAd[]> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'ads',
    overrideAccess: false,
    depth: 1,
    pagination: false,
    where: { active: { equals: true } },
  })
  return docs.flatMap((ad) => {
    const picture = pictureOf(ad.creative)
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
        startsAt: ad.startsAt ?? null,
        endsAt: ad.endsAt ?? null,
      },
    ]
  })
}

/** The ad that runs in each slot right now. */
export async function currentAds(now = new Date()): Promise<Record<AdSlot, Ad | null>> {
  const ads = await cached(['ads'], [cacheTags.ads], readAds)
  const pick = (slot: AdSlot) => chooseAd(ads, slot, now)
  return { top: pick('top'), middle: pick('middle'), bottom: pick('bottom') }
}

import 'server-only'
import { cacheTags } from '@/config/cache-tags'
import type { Ad } from '@/contract/ads/ad'
import { type BookedAd, chooseAd } from '@/domain/ads/choose-ad'
import type { AdSlot } from '@/domain/enums'
import { siteDay } from '@/lib/site-date'
import { cached } from '../cached'
import { pictureOf } from '../media/pictures'
import { payloadClient } from '../payload'

type StoredAd = Ad & BookedAd

const dayOf = (iso: string | null | undefined) => (iso ? siteDay(new Date(iso)) : null)

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
        firstDay: dayOf(ad.startsAt),
        lastDay: dayOf(ad.endsAt),
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
  const ads = await cached(['ads'], [cacheTags.ads], readAds)
  const today = siteDay(now)
  const pick = (slot: AdSlot) => {
    const ad = chooseAd(ads, slot, today, Math.random())
    return ad && asShown(ad)
  }
  return { top: pick('top'), middle: pick('middle'), bottom: pick('bottom') }
}

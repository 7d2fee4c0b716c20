import type { ReactNode } from 'react'
import type { Ad } from '@/contract/ads/ad'
import type { AdSlot } from '@/domain/enums'
import { AdBanner } from './ad-banner'

/** The current ad of each slot, or `null`. */
export type SideAds = Record<AdSlot, Ad | null>

/**
 * Page content with a sticky ad column. On small screens the column is replaced by
 * {@link InlineAd}s between the sections.
 */
export function WithSideColumn({ ads, children }: { ads: SideAds; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-x-14 lg:grid-cols-[minmax(0,1fr)_18.75rem] xl:gap-x-16">
      <div className="min-w-0">{children}</div>
      <div data-screen-only className="hidden lg:block">
        <div className="sticky top-26 grid gap-9">
          {ads.top ? <AdBanner ad={ads.top} /> : null}
          {ads.middle ? <AdBanner ad={ads.middle} /> : null}
          {ads.bottom ? <AdBanner ad={ads.bottom} /> : null}
        </div>
      </div>
    </div>
  )
}

/** A banner between two sections, on small screens only. */
export function InlineAd({ ad }: { ad: Ad | null }) {
  if (!ad) return null
  return (
    <div data-screen-only className="flex justify-center lg:hidden">
      <AdBanner ad={ad} />
    </div>
  )
}

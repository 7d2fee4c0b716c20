import { clsx } from 'clsx'
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
        <AdColumn ads={ads} />
      </div>
    </div>
  )
}

/**
 * The banners of a side column. As many as fit on a laptop's screen stay in view; the last one is at
 * the end of the column.
 */
export function AdColumn({ ads }: { ads: SideAds }) {
  return (
    <div className="flex h-full flex-col gap-9">
      <div className="grow">
        <div className="sticky top-26 grid gap-9">
          {ads.top ? <AdBanner ad={ads.top} /> : null}
          {ads.middle ? <AdBanner ad={ads.middle} /> : null}
        </div>
      </div>
      {ads.bottom ? <AdBanner ad={ads.bottom} /> : null}
    </div>
  )
}

interface InlineAdProps {
  ad: Ad | null
  /** Hides the banner where the page has a side column. */
  className?: string
}

/** A banner between two sections, on screens without a side column. */
export function InlineAd({ ad, className = 'lg:hidden' }: InlineAdProps) {
  if (!ad) return null
  return (
    <div data-screen-only className={clsx('flex justify-center', className)}>
      <AdBanner ad={ad} />
    </div>
  )
}

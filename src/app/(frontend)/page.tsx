import { dehydrate, HydrationBoundary } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { InlineAd, WithSideColumn } from '@/components/ads/side-column'
import { HOME_FEATURED } from '@/content/defaults'
import { defaultHeroSlide } from '@/content/site-defaults'
import { currentAds } from '@/data/ads'
import { featuredCommunities } from '@/data/communities/queries'
import { homeContent, siteInfo } from '@/data/site'
import { siteStats } from '@/data/stats'
import { featuredQuery } from '@/features/home/api/get-featured'
import { statsQuery } from '@/features/home/api/get-stats'
import { FeaturedCommunities } from '@/features/home/components/featured-communities'
import { StatsStrip } from '@/features/home/components/stats-strip'
import { createQueryClient } from '@/lib/query-client'
import { Hero } from './_components/hero'
import { HomeSearch } from './_components/home-search'

export const metadata: Metadata = { alternates: { canonical: '/' } }

/** Ads come and go by date without anybody saving anything. In seconds. */
export const revalidate = 3600

export default async function HomePage() {
  const [home, site, stats, featured, ads] = await Promise.all([
    homeContent(),
    siteInfo(),
    siteStats(),
    featuredCommunities(),
    currentAds(),
  ])
  const client = createQueryClient()
  client.setQueryData(statsQuery.queryKey, stats)
  client.setQueryData(featuredQuery.queryKey, featured.slice(0, HOME_FEATURED))
  const [slide = defaultHeroSlide] = home.heroSlides
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <Hero slide={slide} />
      <HomeSearch />
      <StatsStrip defaults={site.defaultStats} />
      <div className="page-width pt-16 pb-20">
        <WithSideColumn ads={ads}>
          <FeaturedCommunities words={home.featuredCommunities} />
          <div className="mt-12 grid gap-10 lg:hidden">
            <InlineAd ad={ads.top} />
            <InlineAd ad={ads.middle} />
          </div>
        </WithSideColumn>
      </div>
    </HydrationBoundary>
  )
}

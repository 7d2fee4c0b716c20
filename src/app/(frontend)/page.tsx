import { dehydrate, HydrationBoundary } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { InlineAd, WithSideColumn } from '@/components/ads/side-column'
import { HOME_FEATURED } from '@/content/defaults'
import { defaultHeroSlide } from '@/content/site-defaults'
import { currentAds } from '@/data/ads'
import { keptFeatured, keptStats } from '@/data/kept'
import { homeContent, siteInfo } from '@/data/site'
import { FeaturedCommunities } from '@/features/home/components/featured-communities'
import { StatsStrip } from '@/features/home/components/stats-strip'
import { featuredQuery } from '@/lib/api/communities'
import { statsQuery } from '@/lib/api/stats'
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
    keptStats(),
    keptFeatured(),
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

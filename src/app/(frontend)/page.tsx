import { dehydrate, HydrationBoundary } from '@tanstack/react-query'
import type { Metadata } from 'next'
import { InlineAd, WithSideColumn } from '@/components/ads/side-column'
import { BelowFold } from '@/components/layout/below-fold'
import { HOME_ARTICLES, HOME_BUILDERS, HOME_FEATURED } from '@/content/defaults'
import { defaultHeroSlide } from '@/content/site-defaults'
import type { CommunitySummary } from '@/contract/communities/community'
import { currentAds } from '@/data/ads/queries'
import { getCachedArticles } from '@/data/blog/queries'
import { getCachedBuilders } from '@/data/builders/queries'
import { getCachedFeatured, getCachedListing } from '@/data/communities/queries'
import { getCachedStats, homeContent, siteInfo } from '@/data/site/queries'
import { featuredQuery } from '@/features/home/api/featured-communities'
import { statsQuery } from '@/features/home/api/stats'
import { BuilderCard } from '@/features/home/components/builder-card'
import { FeaturedBuilders } from '@/features/home/components/featured-builders'
import { FeaturedCommunities } from '@/features/home/components/featured-communities'
import { StatsStrip } from '@/features/home/components/stats-strip'
import { HomeNewsletter } from '@/features/newsletter/components/home-newsletter'
import { createQueryClient } from '@/lib/query-client'
import { Hero } from './_components/hero'
import { HomeSearch } from './_components/home-search'
import { LatestInsights } from './_components/latest-insights'
import { ResourceCards } from './_components/resource-cards'
import { TeaserMap } from './_components/teaser-map'

export const metadata: Metadata = { alternates: { canonical: '/' } }

/** Ads start and end by date, without an edit that would revalidate the page. In seconds. */
export const revalidate = 3600

/** A card shows only the first photo. The others would make the page larger. */
const asCard = (community: CommunitySummary): CommunitySummary => ({
  ...community,
  images: community.images.slice(0, 1),
  imageAlts: community.imageAlts.slice(0, 1),
})

/** Prefetches the queries of the client components, so the browser does not request them. */
async function dehydrated() {
  const [stats, featured] = await Promise.all([getCachedStats(), getCachedFeatured()])
  const client = createQueryClient()
  client.setQueryData(statsQuery.queryKey, stats)
  client.setQueryData(featuredQuery.queryKey, featured.slice(0, HOME_FEATURED).map(asCard))
  return dehydrate(client)
}

export default async function HomePage() {
  const [state, home, site, ads] = await Promise.all([
    dehydrated(),
    homeContent(),
    siteInfo(),
    currentAds(),
  ])
  const [builders, listing, { items: articles }] = await Promise.all([
    getCachedBuilders(),
    getCachedListing(),
    getCachedArticles(),
  ])
  const cards = builders
    .slice(0, HOME_BUILDERS)
    .map((builder) => ({ id: builder.id, card: <BuilderCard builder={builder} /> }))
  return (
    <HydrationBoundary state={state}>
      <Hero slides={home.heroSlides.length > 0 ? home.heroSlides : [defaultHeroSlide]} />
      <HomeSearch />
      <StatsStrip defaults={site.defaultStats} />
      <div className="page-width pt-16 pb-20">
        <WithSideColumn ads={ads}>
          <BelowFold className="[--later-height:225rem] sm:[--later-height:289rem] md:[--later-height:116rem] lg:[--later-height:122rem]">
            <FeaturedCommunities words={home.featuredCommunities} />
          </BelowFold>
          <div className="mt-12 lg:hidden">
            <InlineAd ad={ads.top} />
          </div>
          <BelowFold className="mt-16 [--later-height:27rem] xl:[--later-height:23rem]">
            <FeaturedBuilders words={home.featuredBuilders} cards={cards} />
          </BelowFold>
        </WithSideColumn>
      </div>
      <BelowFold className="[--later-height:40rem] md:[--later-height:28rem]">
        <TeaserMap words={home.teaserMap} communities={listing.items} />
      </BelowFold>
      <BelowFold className="[--later-height:212rem] md:[--later-height:178rem] lg:[--later-height:98rem]">
        <div className="page-width grid grid-cols-1 gap-16 py-16 lg:gap-20 lg:py-20">
          <HomeNewsletter words={home.newsletter} />
          <InlineAd ad={ads.middle} />
          <ResourceCards cards={home.resourceCards} />
          <LatestInsights words={home.latestInsights} posts={articles.slice(0, HOME_ARTICLES)} />
          <InlineAd ad={ads.bottom} />
        </div>
      </BelowFold>
    </HydrationBoundary>
  )
}

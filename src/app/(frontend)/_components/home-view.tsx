import { InlineAd, WithSideColumn } from '@/components/ads/side-column'
import { BelowFold } from '@/components/layout/below-fold'
import { HOME_ARTICLES, HOME_BUILDERS, HOME_FEATURED } from '@/content/defaults'
import type { SiteCopy } from '@/content/site-copy'
import { defaultHeroSlide } from '@/content/site-defaults'
import type { HomeContent } from '@/contract/site/site'
import { currentAds } from '@/data/ads/queries'
import { newestArticles } from '@/data/blog/queries'
import { firstBuilders } from '@/data/builders/queries'
import { presentedCommunities } from '@/data/communities/list'
import { defaultListing } from '@/data/communities/queries'
import { listingOptions } from '@/data/listing-options/queries'
import { getStats } from '@/data/site/queries'
import { BuilderCard } from '@/features/home/components/builder-card'
import { FeaturedBuilders } from '@/features/home/components/featured-builders'
import { HomeNewsletter } from '@/features/newsletter/components/home-newsletter'
import { FeaturedCommunities } from './featured-communities'
import { Hero } from './hero'
import { HomeSearch } from './home-search'
import { LatestInsights } from './latest-insights'
import { ResourceCards } from './resource-cards'
import { StatsStrip } from './stats-strip'
import { TeaserMap } from './teaser-map'

interface HomeViewProps {
  home: HomeContent
  words: SiteCopy
}

/** The home page with the texts and images of the published version or of a draft. */
export async function HomeView({ home, words }: HomeViewProps) {
  const [stats, ads, options, featured, builders, listing, { items: articles }] = await Promise.all(
    [
      getStats(),
      currentAds(),
      listingOptions(),
      presentedCommunities(),
      firstBuilders(),
      defaultListing(),
      newestArticles(),
    ],
  )
  const cards = builders
    .slice(0, HOME_BUILDERS)
    .map((builder) => ({ id: builder.id, card: <BuilderCard builder={builder} /> }))
  return (
    <>
      <Hero slides={home.heroSlides.length > 0 ? home.heroSlides : [defaultHeroSlide]} />
      <HomeSearch words={words.home} cities={options.cities} />
      <StatsStrip stats={stats} words={words.home} />
      <div className="page-width pt-16 pb-20">
        <WithSideColumn ads={ads}>
          <BelowFold className="[--later-height:225rem] sm:[--later-height:289rem] md:[--later-height:116rem] lg:[--later-height:122rem]">
            <FeaturedCommunities
              words={home.featuredCommunities}
              communities={featured.slice(0, HOME_FEATURED)}
            />
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
    </>
  )
}

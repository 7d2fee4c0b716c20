import { InlineAd, WithSideColumn } from '@/components/ads/side-column'
import { LandingGroups } from '@/components/homes/landing-links'
import { BelowFold } from '@/components/layout/below-fold'
import { Section } from '@/components/layout/section'
import { ButtonLink } from '@/components/ui/button'
import { paths } from '@/config/paths'
import { HOME_ARTICLES, HOME_BUILDERS, HOME_FEATURED, HOME_LANDINGS } from '@/content/defaults'
import { homesLink } from '@/content/homes-link'
import type { SiteCopy } from '@/content/site-copy'
import { defaultHeroSlide } from '@/content/site-defaults'
import type { HomeContent } from '@/contract/site/site'
import { currentAds } from '@/data/ads/queries'
import { newestArticles } from '@/data/blog/queries'
import { buildersWithCommunities } from '@/data/builders/list'
import { presentedCommunities } from '@/data/communities/list'
import { defaultListing } from '@/data/communities/queries'
import { countAvailableHomes, readLargestLandings } from '@/data/homes/landing'
import { listingOptions } from '@/data/listing-options/queries'
import { getStats } from '@/data/site/queries'
import { compareWithReported } from '@/domain/homes/listed-homes'
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
  const [
    stats,
    ads,
    options,
    featured,
    builders,
    listing,
    { items: articles },
    landings,
    available,
  ] = await Promise.all([
    getStats(),
    currentAds(),
    listingOptions(),
    presentedCommunities(),
    buildersWithCommunities(HOME_BUILDERS),
    defaultListing(),
    newestArticles(),
    readLargestLandings(HOME_LANDINGS),
    countAvailableHomes(),
  ])
  const reported = compareWithReported(available, stats.totalAvailableHomes)
  const cards = builders.map((builder) => ({
    id: builder.id,
    card: <BuilderCard builder={builder} />,
  }))
  return (
    <>
      <Hero slides={home.heroSlides.length > 0 ? home.heroSlides : [defaultHeroSlide]} />
      <HomeSearch words={words.home} cities={options.cities} />
      <StatsStrip stats={stats} words={words.home} />
      {landings.length > 0 ? (
        <BelowFold className="[--later-height:34rem] md:[--later-height:26rem]">
          <div data-screen-only className="page-width pt-14">
            <Section title={homesLink.label}>
              {reported ? <p className="-mt-2 mb-5 text-ink-soft">{reported}</p> : null}
              <LandingGroups landings={landings} />
              <p className="mt-6">
                <ButtonLink href={paths.homes} variant="outline">
                  See all homes for sale
                </ButtonLink>
              </p>
            </Section>
          </div>
        </BelowFold>
      ) : null}
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

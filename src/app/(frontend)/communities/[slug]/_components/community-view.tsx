import { Tag } from 'lucide-react'
import { Activity } from 'react'
import { InlineAd, WithSideColumn } from '@/components/ads/side-column'
import { PriceIncludes } from '@/components/homes/price-includes'
import { AfterPaint } from '@/components/layout/after-paint'
import { Breadcrumbs } from '@/components/layout/breadcrumbs'
import { PriceHistory } from '@/components/prices/price-history'
import { ReportMistake } from '@/components/report-mistake'
import { communityResidence } from '@/components/structured-data/community-residence'
import { JsonLd } from '@/components/structured-data/json-ld'
import { paths } from '@/config/paths'
import type { SiteCopy } from '@/content/site-copy'
import type { Ad } from '@/contract/ads/ad'
import type { CommunityDetail } from '@/contract/communities/community'
import type { CommunityExtras } from '@/contract/communities/community-extras'
import type { Home } from '@/contract/homes/home'
import type { Plan } from '@/contract/homes/plan'
import type { RecordedPrice } from '@/contract/prices/price-history'
import type { SiteInfo } from '@/contract/site/site'
import { accentColor } from '@/domain/communities/accent-color'
import type { ListingOptions } from '@/domain/communities/listing-options'
import { findLowestAboveStart } from '@/domain/communities/lowest-price'
import { phoneToCall } from '@/domain/communities/phone-to-call'
import type { AdSlot } from '@/domain/enums'
import type { Glossary } from '@/domain/glossary/glossary'
import { findInclusions, findOnlyBuilder } from '@/domain/inclusions/inclusions'
import type { PriceChange } from '@/domain/prices/price-change'
import { fillPlaceholders } from '@/domain/text/placeholders'
import { TourRequestForm } from '@/features/leads/components/tour-request-form'
import { About } from './about'
import { Amenities } from './amenities'
import { Builders } from './builders'
import { CommunityHeader } from './community-header'
import { AskBar, SimilarBar } from './contact-buttons'
import { Costs } from './costs'
import { Gallery } from './gallery'
import { Homes } from './homes'
import { Location } from './location'
import { Plans } from './plans'
import { Schools } from './schools'
import { SectionLinks } from './section-links'
import { CommunitySheet } from './sheet/community-sheet'
import { SimilarCommunities } from './similar-communities'

interface CommunityViewProps {
  community: CommunityDetail
  extras: CommunityExtras
  plans: readonly Plan[]
  homes: readonly Home[]
  prices: readonly RecordedPrice[]
  priceChange: PriceChange | null
  site: SiteInfo
  words: SiteCopy
  glossary: Glossary
  ads: Readonly<Record<AdSlot, Ad | null>>
  options: ListingOptions
}

/** Says first that there is nothing left to buy. */
function SoldOutNotice({ text }: { text: string }) {
  return (
    <p className="mt-4 mb-5 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-ink px-5 py-3.5 text-surface">
      <Tag aria-hidden className="size-5 shrink-0" strokeWidth={1.8} />
      <strong className="font-semibold">{text}</strong>
      <a href="#similar" className="underline underline-offset-4">
        See similar communities with homes
      </a>
    </p>
  )
}

/**
 * The community page. Sections below the fold hydrate separately (`Activity`), and after a click they
 * are rendered after the first paint (`AfterPaint`).
 */
export function CommunityView({
  community,
  extras,
  plans,
  homes,
  prices,
  priceChange,
  site,
  words,
  glossary,
  ads,
  options,
}: CommunityViewProps) {
  const { name, status } = community
  const onlyBuilder = findOnlyBuilder(community.builders)
  const isSoldOut = status === 'sold_out'
  const phone = phoneToCall(community, site.phone)
  const lowest = findLowestAboveStart(community.startPrice, { plans, homes })
  return (
    <>
      <div
        data-screen-only
        className="page-width pt-5 md:pb-20"
        style={{ '--community-accent': accentColor(name) } as React.CSSProperties}
      >
        <Breadcrumbs
          origin={site.url}
          trail={[
            { label: 'Home', path: paths.home },
            { label: 'Communities', path: paths.communities },
          ]}
          breadcrumbLabel={name}
        />
        <JsonLd data={communityResidence(site.url, community, lowest, options.amenities)} />
        {isSoldOut ? (
          <SoldOutNotice text={fillPlaceholders(words.community.soldOut, { name })} />
        ) : null}
        {/* On a phone the gallery comes first. The padding reserves its space, so the layout does
          not shift. */}
        <div className="relative flex flex-col max-md:pt-[calc(75vw+1.75rem)]">
          <CommunityHeader
            community={community}
            change={priceChange}
            lowest={lowest}
            phone={phone}
            words={words.community}
          />
          <div className="max-md:-mx-5 max-md:absolute max-md:inset-x-0 max-md:top-2">
            <Gallery name={name} images={community.images} imageAlts={community.imageAlts} />
          </div>
        </div>
        <p className="mt-3 text-ink-soft text-sm">{site.priceNotice}</p>
        <SectionLinks community={community} plans={plans.length} homes={homes.length} />
        <WithSideColumn ads={ads}>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-14">
            <About
              community={community}
              buildTime={extras.buildTime}
              homeTypes={options.homeTypes}
              words={words.community}
            />
            <InlineAd ad={ads.top} />
            <AfterPaint>
              <Activity>
                <Homes
                  homes={homes}
                  community={community.slug}
                  city={community.city}
                  heading={words.community.homesHeading}
                  reported={community.homesAvailable}
                  glossary={glossary}
                />
                <Plans
                  plans={plans}
                  community={community.slug}
                  heading={words.community.plansHeading}
                />
                {isSoldOut ? null : (
                  <Costs
                    extras={extras}
                    price={community.startPrice}
                    assumptions={site.assumptions}
                    heading={words.community.costsHeading}
                    glossary={glossary}
                  />
                )}
                {isSoldOut ? null : (
                  <PriceIncludes
                    inclusions={findInclusions(extras.inclusions, onlyBuilder)}
                    differsByBuilder={community.builders.length > 1}
                  />
                )}
                {isSoldOut ? null : (
                  <PriceHistory prices={prices} field="startPrice" now={new Date()} />
                )}
              </Activity>
              <Activity>
                <Schools
                  community={community}
                  heading={words.community.schoolsHeading}
                  notice={words.community.schools}
                  ratingSource={extras.ratingSource}
                  glossary={glossary}
                />
                <Amenities
                  community={community}
                  options={options.amenities}
                  heading={words.community.amenitiesHeading}
                />
                <InlineAd ad={ads.middle} />
                <Builders community={community} heading={words.community.buildersHeading} />
              </Activity>
              <Activity>
                <Location community={community} heading={words.community.locationHeading} />
              </Activity>
              <Activity>
                {isSoldOut ? (
                  <SimilarCommunities
                    community={community}
                    heading={words.community.similarHeading}
                  />
                ) : (
                  <TourRequestForm
                    title={words.community.tourHeading}
                    sendLabel={words.community.tourButton}
                    intro={words.community.tour}
                    promise={words.answers.promise}
                    communityId={community.id}
                    message={fillPlaceholders(words.community.tourMessage, { name })}
                    recipients={extras.recipients}
                    consent={words.answers.consent}
                    next={words.answers.sent}
                    phone={phone}
                  />
                )}
                <InlineAd ad={ads.bottom} />
                <ReportMistake kind="communities" id={community.id} />
              </Activity>
            </AfterPaint>
          </div>
        </WithSideColumn>
        {isSoldOut ? <SimilarBar /> : <AskBar phone={phone} />}
      </div>
      <AfterPaint fallback={null}>
        <CommunitySheet
          community={community}
          extras={extras}
          plans={plans}
          homes={homes}
          site={site}
          options={options}
          phone={phone}
        />
      </AfterPaint>
    </>
  )
}

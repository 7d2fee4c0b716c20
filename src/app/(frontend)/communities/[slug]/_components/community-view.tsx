import { Activity } from 'react'
import { InlineAd, WithSideColumn } from '@/components/ads/side-column'
import { Breadcrumbs } from '@/components/layout/breadcrumbs'
import { communityResidence } from '@/components/structured-data/community-residence'
import { JsonLd } from '@/components/structured-data/json-ld'
import { paths } from '@/config/paths'
import type { SiteCopy } from '@/content/site-copy'
import type { Ad } from '@/contract/ads/ad'
import type { CommunityDetail } from '@/contract/communities/community'
import type { SiteInfo } from '@/contract/site/site'
import { accentColor } from '@/domain/communities/accent-color'
import type { ListingOptions } from '@/domain/communities/listing-options'
import type { AdSlot } from '@/domain/enums'
import { TourRequestForm } from '@/features/leads/components/tour-request-form'
import { About } from './about'
import { Amenities } from './amenities'
import { Builders } from './builders'
import { CommunityHeader } from './community-header'
import { AskBar } from './contact-buttons'
import { Gallery } from './gallery'
import { Location } from './location'
import { PrintedSource } from './printed-source'
import { Schools } from './schools'
import { SectionLinks } from './section-links'

interface CommunityViewProps {
  community: CommunityDetail
  /** How long a home takes to build; `null` for the text of the site. */
  buildTime: string | null
  site: SiteInfo
  words: SiteCopy
  ads: Readonly<Record<AdSlot, Ad | null>>
  options: ListingOptions
}

/** The community page. Sections below the fold hydrate separately (`Activity`). */
export function CommunityView({
  community,
  buildTime,
  site,
  words,
  ads,
  options,
}: CommunityViewProps) {
  return (
    <div
      className="page-width pt-5 md:pb-20 print:p-0"
      style={{ '--community-accent': accentColor(community.name) } as React.CSSProperties}
    >
      <Breadcrumbs
        origin={site.url}
        trail={[
          { label: 'Home', path: paths.home },
          { label: 'Communities', path: paths.communities },
        ]}
        here={community.name}
      />
      <JsonLd data={communityResidence(site.url, community, options.amenities)} />
      {/* On a phone the gallery comes first. The padding reserves its space, so the layout does
          not shift. */}
      <div className="relative flex flex-col max-md:pt-[calc(75vw+1.75rem)] print:pt-0">
        <CommunityHeader community={community} />
        <div className="max-md:-mx-5 max-md:absolute max-md:inset-x-0 max-md:top-2 print:static print:m-0">
          <Gallery community={community} />
        </div>
      </div>
      <p className="mt-3 text-ink-soft text-sm print:mb-5">{site.priceNotice}</p>
      <SectionLinks community={community} />
      <WithSideColumn ads={ads}>
        <div className="grid gap-14 print:gap-6">
          <About
            community={community}
            buildTime={buildTime}
            homeTypes={options.homeTypes}
            words={words.community}
          />
          <InlineAd ad={ads.top} />
          <Activity>
            <Schools
              community={community}
              heading={words.community.schoolsHeading}
              notice={words.community.schools}
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
            <TourRequestForm
              title={words.community.tourHeading}
              sendLabel={words.community.tourButton}
              intro={words.community.tour}
              promise={words.answers.promise}
              communityId={community.id}
              phone={community.hoaPhone}
            />
            <InlineAd ad={ads.bottom} />
          </Activity>
        </div>
      </WithSideColumn>
      <AskBar phone={community.hoaPhone} />
      <PrintedSource site={site} path={paths.community(community.slug)} />
    </div>
  )
}

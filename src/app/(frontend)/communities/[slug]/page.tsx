import type { Metadata } from 'next'
import { Activity } from 'react'
import { InlineAd, WithSideColumn } from '@/components/ads/side-column'
import { JsonLd } from '@/components/json-ld'
import { Breadcrumbs } from '@/components/layout/breadcrumbs'
import { currentAds } from '@/data/ads'
import { keptCommunity } from '@/data/kept'
import { siteInfo } from '@/data/site'
import { accentColor } from '@/domain/accent-color'
import { formatPrice } from '@/domain/price'
import { TourRequestForm } from '@/features/enquiry/components/tour-request-form'
import { paths } from '@/lib/paths'
import { communityResidence } from '@/lib/structured-data/community-residence'
import { leadOn } from '../../lead-on'
import { About } from './_components/about'
import { Amenities } from './_components/amenities'
import { AskBar } from './_components/ask-buttons'
import { Builders } from './_components/builders'
import { CommunityHeader } from './_components/community-header'
import { Gallery } from './_components/gallery'
import { Location } from './_components/location'
import { PrintedSource } from './_components/printed-source'
import { Schools } from './_components/schools'
import { SectionLinks } from './_components/section-links'
import { sharedLink } from './_components/shared-link'

interface Props {
  params: Promise<{ slug: string }>
}

/** Ads come and go by date without anybody saving anything. In seconds. */
export const revalidate = 3600

/** Made at the first visit, kept, and made anew when the community changes. */
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const community = await keptCommunity((await params).slug)
  if (!community) return {}
  const { name, city, startPrice } = community
  const site = await siteInfo()
  const price = startPrice === null ? '' : ` from ${formatPrice(startPrice)}`
  const description = `New homes in ${name}, ${city}, Texas${price}: builders, schools, amenities and tours.`
  return {
    title: `${name}, ${city}`,
    description,
    alternates: { canonical: paths.community(community.slug) },
    ...sharedLink(community, site),
  }
}

/** What is below the first screen wakes up part by part (`Activity`). */
export default async function CommunityPage({ params }: Props) {
  const { slug } = await params
  const [community, site, ads] = await Promise.all([keptCommunity(slug), siteInfo(), currentAds()])
  if (!community) return leadOn(paths.community(slug))
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
      <JsonLd data={communityResidence(site.url, community)} />
      <div className="flex flex-col">
        <CommunityHeader community={community} />
        <div className="max-md:-mx-5 max-md:order-first max-md:mt-2 max-md:mb-5 print:order-none print:m-0">
          <Gallery community={community} />
        </div>
      </div>
      <p className="mt-3 text-ink-soft text-sm print:mb-5">{site.priceNotice}</p>
      <SectionLinks community={community} />
      <WithSideColumn ads={ads}>
        <div className="grid gap-14 print:gap-6">
          <About community={community} />
          <InlineAd ad={ads.top} />
          <Activity>
            <Schools community={community} />
            <Amenities community={community} />
            <InlineAd ad={ads.middle} />
            <Builders community={community} />
          </Activity>
          <Activity>
            <Location community={community} />
          </Activity>
          <Activity>
            <TourRequestForm communityId={community.id} phone={community.hoaPhone} />
            <InlineAd ad={ads.bottom} />
          </Activity>
        </div>
      </WithSideColumn>
      <AskBar phone={community.hoaPhone} />
      <PrintedSource site={site} path={paths.community(community.slug)} />
    </div>
  )
}

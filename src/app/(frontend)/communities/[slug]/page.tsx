import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { InlineAd, WithSideColumn } from '@/components/ads/side-column'
import { Breadcrumbs } from '@/components/layout/breadcrumbs'
import { currentAds } from '@/data/ads'
import { keptCommunity } from '@/data/kept'
import { siteInfo } from '@/data/site'
import { accentColor } from '@/domain/accent-color'
import { formatPrice } from '@/domain/price'
import { TourRequestForm } from '@/features/enquiry/components/tour-request-form'
import { paths } from '@/lib/paths'
import { pictureVariant } from '@/lib/pictures'
import { About } from './_components/about'
import { Amenities } from './_components/amenities'
import { Builders } from './_components/builders'
import { CommunityHeader } from './_components/community-header'
import { Gallery } from './_components/gallery'
import { Location } from './_components/location'
import { Schools } from './_components/schools'
import { SectionLinks } from './_components/section-links'

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
  const price = community.startPrice === null ? '' : ` from ${formatPrice(community.startPrice)}`
  return {
    title: `${community.name}, ${community.city}`,
    description: `New homes in ${community.name}, ${community.city}, Texas${price}: builders, schools, amenities and tours.`,
    alternates: { canonical: paths.community(community.slug) },
    openGraph: {
      images: community.images.slice(0, 1).map((path) => pictureVariant(path, 'share')),
    },
  }
}

export default async function CommunityPage({ params }: Props) {
  const { slug } = await params
  const [community, site, ads] = await Promise.all([keptCommunity(slug), siteInfo(), currentAds()])
  if (!community) notFound()
  return (
    <div
      className="page-width pt-5 pb-20"
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
      <CommunityHeader community={community} />
      <Gallery community={community} />
      <p className="mt-3 text-ink-soft text-sm">{site.priceNotice}</p>
      <SectionLinks community={community} />
      <WithSideColumn ads={ads}>
        <div className="grid gap-14">
          <About community={community} />
          <InlineAd ad={ads.top} />
          <Schools community={community} />
          <Amenities community={community} />
          <InlineAd ad={ads.middle} />
          <Builders community={community} />
          <Location community={community} />
          <TourRequestForm communityId={community.id} phone={community.hoaPhone} />
          <InlineAd ad={ads.bottom} />
        </div>
      </WithSideColumn>
    </div>
  )
}

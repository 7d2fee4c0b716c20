import type { Metadata } from 'next'
import { withSeoOverrides } from '@/app/(frontend)/seo-overrides'
import { NotFoundNotice } from '@/components/layout/not-found-notice'
import { paths } from '@/config/paths'
import { notFoundWords } from '@/content/not-found'
import { currentAds } from '@/data/ads/queries'
import { getCachedCommunity } from '@/data/communities/queries'
import { getSiteCopy, siteInfo } from '@/data/site/queries'
import { getCachedSeo } from '@/data/site/seo'
import { formatPrice } from '@/domain/communities/price'
import { redirectOrNotFound } from '../../redirect-or-not-found'
import { CommunityView } from './_components/community-view'
import { sharedLink } from './_components/shared-link'

interface Props {
  params: Promise<{ slug: string }>
}

/** Ads start and end by date, without an edit that would revalidate the page. In seconds. */
export const revalidate = 3600

/** Pages are rendered at the first visit, cached, and revalidated when the community changes. */
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const community = await getCachedCommunity((await params).slug)
  if (!community) return { title: notFoundWords.community.title }
  const { name, city, startPrice } = community
  const site = await siteInfo()
  const price = startPrice === null ? '' : ` from ${formatPrice(startPrice)}`
  const description = `New homes in ${name}, ${city}, Texas${price}: builders, schools, amenities and tours.`
  const own = {
    title: `${name}, ${city}`,
    description,
    alternates: { canonical: paths.community(community.slug) },
    ...sharedLink(community, site),
  }
  return withSeoOverrides(own, await getCachedSeo('communities', community.slug))
}

export default async function CommunityPage({ params }: Props) {
  const { slug } = await params
  const [community, site, words, ads] = await Promise.all([
    getCachedCommunity(slug),
    siteInfo(),
    getSiteCopy(),
    currentAds(),
  ])
  if (!community)
    return redirectOrNotFound(
      paths.community(slug),
      <NotFoundNotice {...notFoundWords.community} />,
    )
  return <CommunityView community={community} site={site} words={words} ads={ads} />
}

import type { Metadata } from 'next'
import { NotFoundNotice } from '@/components/layout/not-found-notice'
import { notFoundWords } from '@/content/not-found'
import { currentAds } from '@/data/ads'
import { siteWording } from '@/data/globals/wording'
import { keptCommunity } from '@/data/kept'
import { keptSeo } from '@/data/seo'
import { siteInfo } from '@/data/site'
import { formatPrice } from '@/domain/price'
import { paths } from '@/lib/paths'
import { withWrittenSeo } from '@/lib/written-seo'
import { leadOn } from '../../lead-on'
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
  const community = await keptCommunity((await params).slug)
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
  return withWrittenSeo(own, await keptSeo('communities', community.slug))
}

export default async function CommunityPage({ params }: Props) {
  const { slug } = await params
  const [community, site, words, ads] = await Promise.all([
    keptCommunity(slug),
    siteInfo(),
    siteWording(),
    currentAds(),
  ])
  if (!community)
    return leadOn(paths.community(slug), <NotFoundNotice {...notFoundWords.community} />)
  return <CommunityView community={community} site={site} words={words} ads={ads} />
}

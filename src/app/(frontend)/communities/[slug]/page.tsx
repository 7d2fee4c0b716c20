import type { Metadata } from 'next'
import { withSeoOverrides } from '@/app/(frontend)/seo-overrides'
import { NotFoundNotice } from '@/components/layout/not-found-notice'
import { paths } from '@/config/paths'
import { notFoundWords } from '@/content/not-found'
import { currentAds } from '@/data/ads/queries'
import { communityBySlug, communityExtras, communitySeo } from '@/data/communities/queries'
import { getGlossary } from '@/data/glossary/queries'
import { readListings } from '@/data/homes/lists'
import { listingOptions } from '@/data/listing-options/queries'
import { getSiteCopy, siteInfo } from '@/data/site/queries'
import { communityTexts } from '@/domain/seo/page-texts'
import { redirectOrNotFound } from '../../redirect-or-not-found'
import { CommunityView } from './_components/community-view'
import { sharedLink } from './_components/shared-link'

interface Props {
  params: Promise<{ slug: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const community = await communityBySlug((await params).slug)
  if (!community) return { title: notFoundWords.community.title }
  const own = {
    ...communityTexts(community),
    alternates: { canonical: paths.community(community.slug) },
    ...sharedLink(community, await siteInfo()),
  }
  return withSeoOverrides(own, await communitySeo(community.slug))
}

export default async function CommunityPage({ params }: Props) {
  const { slug } = await params
  const [community, extras, site, words, glossary, ads, options] = await Promise.all([
    communityBySlug(slug),
    communityExtras(slug),
    siteInfo(),
    getSiteCopy(),
    getGlossary(),
    currentAds(),
    listingOptions(),
  ])
  if (!community || !extras)
    return redirectOrNotFound(
      paths.community(slug),
      <NotFoundNotice {...notFoundWords.community} />,
    )
  const listings = await readListings(Number(community.id))
  return (
    <CommunityView
      community={community}
      extras={extras}
      {...listings}
      site={site}
      words={words}
      glossary={glossary}
      ads={ads}
      options={options}
    />
  )
}

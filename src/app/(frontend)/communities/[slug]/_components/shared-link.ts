import type { Metadata } from 'next'
import { paths } from '@/config/paths'
import type { CommunityDetail } from '@/contract/communities/community'
import type { SiteInfo } from '@/contract/site/site'
import { formatPrice } from '@/domain/communities/price'
import { cardSize } from '../share.jpg/_card/card'
import { cardVersion } from '../share.jpg/_card/words'

/** Open Graph and Twitter metadata of a community. */
export function sharedLink(
  community: CommunityDetail,
  site: SiteInfo,
): Pick<Metadata, 'openGraph' | 'twitter'> {
  const { name, slug, city, startPrice } = community
  const price = startPrice === null ? formatPrice(startPrice) : `from ${formatPrice(startPrice)}`
  const picture = {
    url: paths.communityCard(slug, cardVersion(community)),
    ...cardSize,
    type: 'image/jpeg',
    alt: `${name}, ${city}, Texas: ${price}`,
  }
  return {
    openGraph: {
      type: 'website',
      siteName: site.name,
      locale: 'en_US',
      url: paths.community(slug),
      images: [picture],
    },
    twitter: { card: 'summary_large_image', images: [picture] },
  }
}

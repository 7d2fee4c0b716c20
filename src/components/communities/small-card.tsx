import { paths } from '@/config/paths'
import type { ListedCommunity } from '@/contract/communities/community'
import { communityBadge } from '@/domain/communities/badge'
import { formatAddress } from '@/domain/communities/format-address'
import { formatPrice } from '@/domain/communities/price'
import { PriceMarks } from '../prices/price-marks'
import { Heart } from '../shortlist/heart'
import { PageLink } from '../ui/page-link'
import { Thumb } from '../ui/thumb'

/**
 * A small card of the additional communities. Only its Details link can be clicked
 * (docs/product/communities.md, Communities page).
 */
export function SmallCommunityCard({ community }: { community: ListedCommunity }) {
  const [picture] = community.images
  return (
    <article className="relative flex h-full flex-wrap items-center gap-x-4 rounded-lg border border-hairline bg-surface p-3">
      <Thumb src={picture} alt={community.imageAlts[0] ?? ''} className="w-24 rounded-md" />
      <div className="min-w-0 flex-1 basis-28">
        <h3 className="pr-9 text-lg leading-tight [overflow-wrap:anywhere]">{community.name}</h3>
        <p className="text-ink-soft text-sm">
          {formatAddress(community.location, community.city).place}
        </p>
        <p className="mt-1 flex flex-wrap items-center justify-between gap-x-3">
          <span className="figures font-bold">{formatPrice(community.startPrice)}</span>
          <PriceMarks change={community.priceChange} confirms={community.confirmsPrice} />
          <span className="font-semibold text-success text-xs">{communityBadge(community)}</span>
        </p>
      </div>
      <PageLink
        href={paths.community(community.slug)}
        aria-label={`Details about ${community.name}`}
        className="ml-auto inline-flex min-h-11 items-center self-end font-semibold text-primary text-sm"
      >
        <span className="quiet-link">Details</span>
      </PageLink>
      <Heart
        kind="community"
        id={community.id}
        name={community.name}
        className="absolute top-1 right-1"
      />
    </article>
  )
}

import { Heart } from '@/components/shortlist/heart'
import { Marked } from '@/components/ui/marked'
import { Thumb } from '@/components/ui/thumb'
import type { FoundCommunity } from '@/contract/search/search'
import { CALL_FOR_PRICING, formatPrice } from '@/domain/communities/price'
import { communityStatuses, getLabel } from '@/domain/enums'
import { Excerpt, FoundLink } from './found-link'

interface CommunityFoundProps {
  community: FoundCommunity
  terms: readonly string[]
}

/** A community in the search results, with its photo, city, builders and price. */
export function CommunityFound({ community, terms }: CommunityFoundProps) {
  const { id, title, picture, city, builders, startPrice, status } = community
  return (
    <article className="group relative flex h-full gap-4 rounded-lg border border-hairline bg-surface p-3 transition-shadow hover:shadow-soft sm:gap-5">
      <Thumb src={picture} alt="" className="w-24 self-start rounded-md sm:w-34" />
      <div className="min-w-0 flex-1 self-center">
        <h3 className="pr-9 text-lg leading-tight [overflow-wrap:anywhere]">
          <FoundLink item={community} terms={terms} />
        </h3>
        <p className="mt-1 text-sm">
          <Marked text={`${city}, Texas`} terms={terms} />
        </p>
        <p className="truncate text-ink-soft text-sm">
          <Marked text={builders.join(', ')} terms={terms} />
        </p>
        <Excerpt item={community} terms={terms} />
        <p className="mt-1.5 flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="figures font-bold">
            {startPrice === null ? CALL_FOR_PRICING : `From ${formatPrice(startPrice)}`}
          </span>
          {status === 'available' ? null : (
            <span className="font-semibold text-accent text-xs">
              {getLabel(communityStatuses, status)}
            </span>
          )}
        </p>
      </div>
      <Heart kind="community" id={id} name={title} className="absolute top-1.5 right-1.5 z-10" />
    </article>
  )
}

import { communityBadge } from '@/domain/communities/badge'
import { Badge } from '../ui/badge'
import { Thumb } from '../ui/thumb'
import { type CardProps, cardFrame } from './frame'
import { builderNames, CardLocation, CardName, CardPrice, DirectionsLink } from './parts'

const BUILDERS = 2

/** A row in a list. */
export function ListCard({ community, heart: SaveButton }: CardProps) {
  return (
    <article className={cardFrame('flex items-center gap-4 p-3 sm:gap-5')}>
      <Thumb
        src={community.images[0]}
        alt={community.imageAlts[0] ?? ''}
        className="w-24 self-start rounded-md sm:w-28"
      />
      {SaveButton ? (
        <SaveButton
          kind="community"
          id={community.id}
          name={community.name}
          className="absolute top-1.5 right-1.5 z-10 sm:relative sm:top-0 sm:right-0 sm:order-last sm:self-start"
        />
      ) : null}
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-5 gap-y-2">
        <div className="min-w-0 max-sm:w-full sm:min-w-44 sm:flex-1">
          <CardName community={community} className="text-lg leading-tight max-sm:pr-10" />
          <CardLocation community={community} withPin={false} />
          <p className="text-ink-soft text-sm">{builderNames(community.builders, BUILDERS)}</p>
        </div>
        <CardPrice
          price={community.startPrice}
          change={community.priceChange}
          confirms={community.confirmsPrice}
          className="text-lg sm:text-right sm:text-xl"
        />
        <div className="ml-auto flex flex-col items-end gap-1 sm:w-30">
          <Badge text={communityBadge(community)} />
          <DirectionsLink community={community} />
        </div>
      </div>
    </article>
  )
}

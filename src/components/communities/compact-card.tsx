import { CardPicture, type CardProps, cardFrame } from './frame'
import {
  builderNames,
  CardAmenities,
  CardLocation,
  CardName,
  CardPrice,
  DirectionsLink,
} from './parts'

const SHOWN = 2

/** Card for narrow columns: two amenities, two builders. */
export function CompactCard({ community, priority, heart }: CardProps) {
  return (
    <div className="@container h-full">
      <article className={cardFrame('flex h-full flex-col @md:flex-row')}>
        <div className="relative aspect-16/10 shrink-0 overflow-hidden bg-sand @md:w-[40%]">
          <CardPicture
            community={community}
            sizes="(min-width: 64rem) 18rem, (min-width: 40rem) 45vw, 92vw"
            priority={priority}
            heart={heart}
          />
        </div>
        <div className="flex min-w-0 flex-1 flex-col gap-2 p-4">
          <CardName community={community} className="text-lg leading-tight" />
          <CardLocation community={community} withPin={false} />
          <CardPrice
            price={community.startPrice}
            change={community.priceChange}
            confirms={community.confirmsPrice}
            className="text-xl"
          />
          <CardAmenities values={community.amenities} limit={SHOWN} />
          <p className="text-ink-soft text-sm">{builderNames(community.builders, SHOWN)}</p>
          <div className="mt-auto">
            <DirectionsLink community={community} />
          </div>
        </div>
      </article>
    </div>
  )
}

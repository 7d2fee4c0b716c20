import { plural } from '@/domain/text/plural'
import { CardPicture, type CardProps, cardFrame } from './frame'
import {
  builderNames,
  CardAmenities,
  CardLocation,
  CardName,
  CardPrice,
  DirectionsLink,
} from './parts'

/** Image above the text; beside it where the card has a row for itself. */
export function StandardCard({ community, priority, heart }: CardProps) {
  return (
    <div className="@container h-full">
      <article className={cardFrame('flex h-full flex-col @xl:flex-row')}>
        <div className="relative aspect-4/3 shrink-0 overflow-hidden bg-sand @xl:w-[44%]">
          <CardPicture
            community={community}
            sizes="(min-width: 64rem) 27rem, (min-width: 48rem) 45vw, 92vw"
            priority={priority}
            heart={heart}
          />
        </div>
        <div className="flex min-w-0 flex-1 flex-col gap-3 p-4 @xs:p-5">
          <CardName community={community} className="text-xl" />
          <CardLocation community={community} />
          <div className="mt-auto flex flex-wrap items-end justify-between gap-x-4">
            <CardPrice
              price={community.startPrice}
              change={community.priceChange}
              confirms={community.confirmsPrice}
              className="text-2xl"
            />
            <p className="text-ink-soft text-sm">
              {plural(community.builders.length, 'builder', 'builders')}
            </p>
          </div>
          <CardAmenities values={community.amenities} limit={3} />
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-hairline border-t pt-3">
            <p className="min-w-0 text-ink-soft text-sm">{builderNames(community.builders)}</p>
            <DirectionsLink community={community} />
          </div>
        </div>
      </article>
    </div>
  )
}

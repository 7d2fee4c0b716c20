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

/** Image above the text. */
export function StandardCard({ community, priority }: CardProps) {
  return (
    <article className={cardFrame('flex h-full flex-col')}>
      <div className="relative aspect-4/3 bg-sand">
        <CardPicture
          community={community}
          sizes="(min-width: 64rem) 27rem, (min-width: 48rem) 45vw, 92vw"
          priority={priority}
        />
      </div>
      <div className="flex flex-1 flex-col gap-3 p-5">
        <CardName community={community} className="text-xl" />
        <CardLocation community={community} />
        <div className="mt-auto flex items-end justify-between gap-4">
          <CardPrice price={community.startPrice} className="text-2xl" />
          <p className="text-ink-soft text-sm">
            {plural(community.builders.length, 'builder', 'builders')}
          </p>
        </div>
        <CardAmenities values={community.amenities} limit={3} />
        <div className="flex items-center justify-between gap-4 border-hairline border-t pt-3">
          <p className="min-w-0 truncate text-ink-soft text-sm">
            {builderNames(community.builders)}
          </p>
          <DirectionsLink community={community} />
        </div>
      </div>
    </article>
  )
}

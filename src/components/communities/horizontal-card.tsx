import { Hammer } from 'lucide-react'
import { CardPicture, type CardProps, cardFrame } from './frame'
import {
  builderNames,
  CardAmenities,
  CardLocation,
  CardName,
  CardPrice,
  DirectionsLink,
} from './parts'

/** Image on the left; stacked on phones. */
export function HorizontalCard({ community, priority }: CardProps) {
  return (
    <article className={cardFrame('sm:grid sm:grid-cols-[34%_1fr] lg:grid-cols-[38%_1fr]')}>
      <div className="relative aspect-4/3 bg-sand sm:aspect-auto sm:min-h-full">
        <div className="sm:absolute sm:inset-0">
          <CardPicture
            community={community}
            sizes="(min-width: 40rem) 21rem, 92vw"
            priority={priority}
          />
        </div>
      </div>
      <div className="flex min-w-0 flex-col gap-3 p-5 md:p-6">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 md:flex-nowrap">
          <div className="min-w-0">
            <CardName community={community} className="mb-1.5 text-2xl" />
            <CardLocation community={community} />
          </div>
          <CardPrice
            price={community.startPrice}
            className="text-2xl md:whitespace-nowrap md:text-right"
          />
        </div>
        <CardAmenities values={community.amenities} limit={3} />
        <div className="mt-auto flex items-center justify-between gap-4 border-hairline border-t pt-3">
          <p className="flex min-w-0 items-center gap-2 text-ink-soft text-sm">
            <Hammer aria-hidden className="size-4 shrink-0" strokeWidth={1.6} />
            <span className="truncate">
              Built by{' '}
              <span className="font-semibold text-ink">{builderNames(community.builders)}</span>
            </span>
          </p>
          <DirectionsLink community={community} />
        </div>
      </div>
    </article>
  )
}

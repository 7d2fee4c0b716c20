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

/** Image on the left; above the text where the card is narrow. */
export function HorizontalCard({ community, priority, heart }: CardProps) {
  return (
    <div className="@container">
      <article className={cardFrame('@[26rem]:grid @[26rem]:grid-cols-[36%_1fr]')}>
        <div className="relative aspect-3/2 overflow-hidden bg-sand @[26rem]:aspect-auto @[26rem]:min-h-full">
          <div className="@[26rem]:absolute @[26rem]:inset-0">
            <CardPicture
              community={community}
              sizes="(min-width: 40rem) 21rem, 92vw"
              priority={priority}
              heart={heart}
            />
          </div>
        </div>
        <div className="flex min-w-0 flex-col gap-2.5 p-4 @2xl:gap-3 @2xl:p-6">
          <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 @2xl:flex-nowrap">
            <div className="min-w-0">
              <CardName community={community} className="mb-1 text-xl @2xl:text-2xl" />
              <CardLocation community={community} />
            </div>
            <CardPrice
              price={community.startPrice}
              change={community.priceChange}
              confirms={community.confirmsPrice}
              className="text-xl @2xl:whitespace-nowrap @2xl:text-right @2xl:text-2xl"
            />
          </div>
          <CardAmenities values={community.amenities} limit={3} />
          <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 border-hairline border-t pt-2">
            <p className="flex min-w-0 gap-2 text-ink-soft text-sm">
              <Hammer aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={1.6} />
              <span className="min-w-0">
                Built by{' '}
                <span className="font-semibold text-ink">{builderNames(community.builders)}</span>
              </span>
            </p>
            <DirectionsLink community={community} />
          </div>
        </div>
      </article>
    </div>
  )
}

import { Hammer } from 'lucide-react'
import type { CommunitySummary } from '@/contract/community'
import { communityBadge } from '@/domain/badge'
import { plural } from '@/domain/plural'
import { Badge } from '../ui/badge'
import { Picture } from '../ui/picture'
import {
  builderNames,
  CardAmenities,
  CardLocation,
  CardName,
  CardPrice,
  DirectionsLink,
} from './parts'

export type CardLayout = 'standard' | 'horizontal'

interface CardProps {
  community: CommunitySummary
  layout: CardLayout
  /** The first pictures of a page are loaded at once. */
  priority?: boolean
}

const frame =
  'group relative overflow-hidden rounded-lg border border-hairline bg-surface transition-shadow duration-200 hover:shadow-soft'

function CardPicture({
  community,
  sizes,
  priority,
}: Omit<CardProps, 'layout'> & { sizes: string }) {
  return (
    <>
      <Picture
        src={community.images[0]}
        alt={community.imageAlts[0] ?? ''}
        sizes={sizes}
        {...(priority ? { priority } : {})}
      />
      <Badge text={communityBadge(community)} className="absolute top-3.5 left-3.5" />
    </>
  )
}

function StandardCard({ community, priority }: Omit<CardProps, 'layout'>) {
  return (
    <article className={`${frame} flex h-full flex-col`}>
      <div className="relative aspect-4/3 bg-sand">
        <CardPicture
          community={community}
          sizes="(min-width: 64rem) 27rem, (min-width: 48rem) 45vw, 92vw"
          {...(priority ? { priority } : {})}
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
            {builderNames(community.builders, 2)}
          </p>
          <DirectionsLink community={community} />
        </div>
      </div>
    </article>
  )
}

function HorizontalCard({ community, priority }: Omit<CardProps, 'layout'>) {
  return (
    <article className={`${frame} sm:grid sm:grid-cols-[34%_1fr] lg:grid-cols-[38%_1fr]`}>
      <div className="relative aspect-4/3 bg-sand sm:aspect-auto sm:min-h-full">
        <div className="sm:absolute sm:inset-0">
          <CardPicture
            community={community}
            sizes="(min-width: 40rem) 21rem, 92vw"
            {...(priority ? { priority } : {})}
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
              <span className="font-semibold text-ink">{builderNames(community.builders, 2)}</span>
            </span>
          </p>
          <DirectionsLink community={community} />
        </div>
      </div>
    </article>
  )
}

/** A community on a list or a page. The whole card leads to it; its inner links stay reachable. */
export function CommunityCard({ layout, ...props }: CardProps) {
  return layout === 'horizontal' ? <HorizontalCard {...props} /> : <StandardCard {...props} />
}

import { clsx } from 'clsx'
import type { ListedCommunity } from '@/contract/communities/community'
import { communityBadge } from '@/domain/communities/badge'
import { AfterPaint } from '../layout/after-paint'
import type { Heart } from '../shortlist/heart'
import { Badge } from '../ui/badge'
import { Picture } from '../ui/picture'

export interface CardProps {
  community: ListedCommunity
  /** Whether the image is loaded eagerly, for the first cards of a page. */
  priority?: boolean | undefined
  /** The heart that saves the community; without it, the card does not load the shortlist. */
  heart?: typeof Heart | undefined
}

/** Class name of the outer element of every layout. */
export function cardFrame(className?: string): string {
  return clsx(
    'group relative overflow-hidden rounded-lg border border-hairline bg-surface transition-shadow duration-200 hover:shadow-soft',
    className,
  )
}

/** The first image with the badge. */
export function CardPicture({
  community,
  sizes,
  priority = false,
  heart: SaveButton,
}: CardProps & { sizes: string }) {
  return (
    <>
      {/* Without a GPU, decoding the picture would hold back the first frame. */}
      <AfterPaint fallback={<div className="aspect-4/3 size-full" />}>
        <Picture
          src={community.images[0]}
          alt={community.imageAlts[0] ?? ''}
          sizes={sizes}
          priority={priority}
        />
      </AfterPaint>
      <Badge text={communityBadge(community)} className="absolute top-3.5 left-3.5" />
      {SaveButton ? (
        <SaveButton
          kind="community"
          id={community.id}
          name={community.name}
          className="absolute top-2 right-2 z-10"
        />
      ) : null}
    </>
  )
}

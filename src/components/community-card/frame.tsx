import { clsx } from 'clsx'
import type { CommunitySummary } from '@/contract/community'
import { communityBadge } from '@/domain/badge'
import { Badge } from '../ui/badge'
import { Picture } from '../ui/picture'

export interface CardProps {
  community: CommunitySummary
  /** The first pictures of a page are loaded at once. */
  priority?: boolean | undefined
}

/** The class of every layout's outer element. */
export function cardFrame(className?: string): string {
  return clsx(
    'group relative overflow-hidden rounded-lg border border-hairline bg-surface transition-shadow duration-200 hover:shadow-soft',
    className,
  )
}

/** The first picture with the badge on it. */
export function CardPicture({ community, sizes, priority = false }: CardProps & { sizes: string }) {
  return (
    <>
      <Picture
        src={community.images[0]}
        alt={community.imageAlts[0] ?? ''}
        sizes={sizes}
        priority={priority}
      />
      <Badge text={communityBadge(community)} className="absolute top-3.5 left-3.5" />
    </>
  )
}

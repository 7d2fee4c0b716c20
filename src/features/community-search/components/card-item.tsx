import { clsx } from 'clsx'
import { CommunityCard } from '@/components/community-card/community-card'
import type { CardLayout } from '@/components/community-card/layouts'
import { SmallCommunityCard } from '@/components/community-card/small-card'
import type { CommunitySummary } from '@/contract/community'

/** Pictures that are in view at once on a large screen. */
const EAGER = 2

const chosenCard =
  'rounded-lg aria-[current]:outline-3 aria-[current]:outline-primary aria-[current]:outline-offset-2'

export interface CardListProps {
  communities: readonly CommunitySummary[]
  /** Small cards are those of the additional communities. */
  layout: CardLayout | 'small'
  /** The community chosen on the map. */
  chosen: string | null
}

interface ItemProps extends Omit<CardListProps, 'communities'> {
  community: CommunitySummary
  position: number
  /** How many cards the whole list has; said where only some of them are in the page. */
  of?: number
}

/** One card of the list. */
export function CardItem({ community, layout, chosen, position, of }: ItemProps) {
  return (
    <li
      id={`community-${community.id}`}
      data-community={community.id}
      aria-current={chosen === community.id || undefined}
      {...(of ? { 'aria-posinset': position + 1, 'aria-setsize': of } : {})}
      className={clsx('scroll-mt-28', chosenCard)}
    >
      {layout === 'small' ? (
        <SmallCommunityCard community={community} />
      ) : (
        <CommunityCard layout={layout} community={community} priority={position < EAGER} />
      )}
    </li>
  )
}

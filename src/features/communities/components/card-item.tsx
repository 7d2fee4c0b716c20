'use client'

import { clsx } from 'clsx'
import { memo, useEffect, useEffectEvent, useRef } from 'react'
import { CommunityCard } from '@/components/communities/community-card'
import type { CardLayout } from '@/components/communities/layouts'
import { SmallCommunityCard } from '@/components/communities/small-card'
import { Heart } from '@/components/shortlist/heart'
import type { ListedCommunity } from '@/contract/communities/community'
import { cardGrids } from '../card-grids'

/** Number of images visible on a large screen without scrolling. */
const EAGER = 2

export interface CardListProps {
  communities: readonly ListedCommunity[]
  /** Small cards are for the additional communities. */
  layout: CardLayout | 'small'
  /** The community selected on the map. */
  chosen: string | null
  /** The community whose card is scrolled into view and focused. */
  sought: string | null
  onFound: () => void
}

interface ItemProps extends Omit<CardListProps, 'communities'> {
  community: ListedCommunity
  position: number
  /** Total number of cards; set if only some of them are in the DOM. */
  of?: number
}

/** A card. Scrolling and other matches do not render it again. */
export const CardItem = memo(function CardItem({
  community,
  layout,
  position,
  of,
  ...link
}: ItemProps) {
  const item = useRef<HTMLLIElement>(null)
  const isChosen = link.chosen === community.id
  const isSought = link.sought === community.id
  const scrollIn = useEffectEvent(() => {
    item.current?.scrollIntoView({ block: 'center' })
    item.current?.querySelector('a')?.focus({ preventScroll: true })
    link.onFound()
  })
  useEffect(() => {
    if (isSought) scrollIn()
  }, [isSought])

  return (
    <li
      ref={item}
      data-community={community.id}
      {...(of ? { 'aria-posinset': position + 1, 'aria-setsize': of } : {})}
      className={clsx(
        'rounded-lg data-highlighted:outline-3 data-highlighted:outline-primary/50 data-highlighted:outline-offset-2',
        !of && position >= cardGrids[layout].inView && 'later',
        isChosen && 'outline-3 outline-primary outline-offset-2',
      )}
    >
      {layout === 'small' ? (
        <SmallCommunityCard community={community} />
      ) : (
        <CommunityCard
          heart={Heart}
          layout={layout}
          community={community}
          priority={position < EAGER}
        />
      )}
    </li>
  )
})

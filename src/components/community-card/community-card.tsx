import type { ComponentType } from 'react'
import { CompactCard } from './compact-card'
import type { CardProps } from './frame'
import { HorizontalCard } from './horizontal-card'
import type { CardLayout } from './layouts'
import { ListCard } from './list-card'
import { StandardCard } from './standard-card'

const cards: Record<CardLayout, ComponentType<CardProps>> = {
  compact: CompactCard,
  standard: StandardCard,
  horizontal: HorizontalCard,
  list: ListCard,
}

/** A community on a list or a page. The whole card leads to it; its inner links stay reachable. */
export function CommunityCard({ layout, ...props }: CardProps & { layout: CardLayout }) {
  const Card = cards[layout]
  return <Card {...props} />
}

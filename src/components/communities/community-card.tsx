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

/** A community in a list or on a page. The whole card is a link; its inner links stay clickable. */
export function CommunityCard({ layout, ...props }: CardProps & { layout: CardLayout }) {
  const Card = cards[layout]
  return <Card {...props} />
}

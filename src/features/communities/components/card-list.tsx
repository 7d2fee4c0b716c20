'use client'

import { clsx } from 'clsx'
import { memo, type ReactNode, Suspense } from 'react'
import { FIRST_COMMUNITIES } from '@/content/defaults'
import { lazyComponent } from '@/lib/react/lazy-component'
import { cardGrids } from '../card-grids'
import { CardItem, type CardListProps } from './card-item'

/** Longer lists render only the cards near the viewport. */
const VIRTUAL_FROM = 120

function PlainCards({ communities, ...rest }: CardListProps): ReactNode {
  return (
    <div className="@container">
      <ul className={clsx('grid', cardGrids[rest.layout].className)}>
        {communities.map((community, position) => (
          <CardItem key={community.id} {...rest} community={community} position={position} />
        ))}
      </ul>
    </div>
  )
}

const VirtualCards = lazyComponent(
  async () => (await import('./virtual-cards')).VirtualCards,
  PlainCards,
)

/** A list of cards; long lists are virtualized. */
export const CardList = memo(function CardList(props: CardListProps) {
  if (props.communities.length <= VIRTUAL_FROM) return <PlainCards {...props} />
  const first = props.communities.slice(0, FIRST_COMMUNITIES)
  return (
    <Suspense fallback={<PlainCards {...props} communities={first} />}>
      <VirtualCards {...props} />
    </Suspense>
  )
})

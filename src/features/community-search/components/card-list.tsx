'use client'

import { clsx } from 'clsx'
import { lazy, type ReactNode, Suspense } from 'react'
import { FIRST_COMMUNITIES } from '@/content/defaults'
import { cardGrids } from '../card-grids'
import { CardItem, type CardListProps } from './card-item'

const VirtualCards = lazy(() =>
  import('./virtual-cards').then((module) => ({ default: module.VirtualCards })),
)

/** More than this, and only the cards that are near the window are made. */
const VIRTUAL_FROM = 120

function PlainCards({ communities, ...rest }: CardListProps): ReactNode {
  return (
    <ul className={clsx('grid', cardGrids[rest.layout].className)}>
      {communities.map((community, position) => (
        <CardItem key={community.id} {...rest} community={community} position={position} />
      ))}
    </ul>
  )
}

/** Cards one under another; of a very long list only those near the window. */
export function CardList(props: CardListProps) {
  if (props.communities.length <= VIRTUAL_FROM) return <PlainCards {...props} />
  const first = props.communities.slice(0, FIRST_COMMUNITIES)
  return (
    <Suspense fallback={<PlainCards {...props} communities={first} />}>
      <VirtualCards {...props} />
    </Suspense>
  )
}

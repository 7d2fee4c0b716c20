'use client'

import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { useGivenFocus } from '../use-given-focus'
import { markerName, PricePill } from './price-pill'

interface PriceMarkerProps extends Omit<ComponentProps<'button'>, 'children' | 'name'> {
  readonly name: string
  readonly startPrice: number | null
  /** The number of homes that the marker is for, on a map of homes. */
  readonly homes?: number | undefined
  /** Whether the card of this community is open. */
  readonly isChosen: boolean
  /** Whether the pointer is over the community, on the map or in the list. */
  readonly isHighlighted: boolean
  readonly takesFocus: boolean
}

/** Marker of a community: its price in a pill whose tip points to the location. */
export function PriceMarker({
  name,
  startPrice,
  homes,
  isChosen,
  isHighlighted,
  takesFocus,
  ...props
}: PriceMarkerProps) {
  const button = useGivenFocus<HTMLButtonElement>(takesFocus)
  return (
    <button
      ref={button}
      type="button"
      aria-label={markerName(name, startPrice, homes)}
      aria-expanded={isChosen}
      data-highlighted={isHighlighted || undefined}
      className={clsx(
        'relative block rounded-full pb-2 transition-transform before:absolute before:-inset-x-1 before:-inset-y-1.5',
        (isHighlighted || isChosen) && '-translate-y-1 scale-110',
      )}
      {...props}
    >
      <PricePill startPrice={startPrice} homes={homes} isChosen={isChosen} />
    </button>
  )
}

'use client'

import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import type { MarkerColor } from '@/domain/marker-color'
import type { PriceMix } from '../clusters'
import { ringColors } from '../colors'
import { useGivenFocus } from '../use-given-focus'

interface ClusterMarkerProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly count: number
  readonly mix: PriceMix
  /** One of its communities is pointed at in the list. */
  readonly isHighlighted: boolean
  readonly takesFocus: boolean
}

const order: readonly MarkerColor[] = ['blue', 'orange', 'yellow', 'red', 'grey']

/** Of 100 units around the ring, between two prices. */
const GAP = 2

/** Several communities: their number in a ring that shows the mix of their prices. */
export function ClusterMarker({
  count,
  mix,
  isHighlighted,
  takesFocus,
  ...props
}: ClusterMarkerProps) {
  const button = useGivenFocus<HTMLButtonElement>(takesFocus)
  return (
    <button
      ref={button}
      type="button"
      aria-label={`${count} communities, zoom in`}
      className={clsx(
        'figures relative grid translate-y-1/2 place-items-center rounded-full bg-surface font-bold shadow-soft transition-transform',
        count < 10 ? 'size-11 text-sm' : count < 100 ? 'size-13' : 'size-15',
        isHighlighted ? 'scale-115' : 'hover:scale-105',
      )}
      {...props}
    >
      <svg aria-hidden viewBox="0 0 44 44" className="absolute inset-0 size-full -rotate-90">
        {arcs(mix).map(({ color, length, offset }) => (
          <circle
            key={color}
            cx={22}
            cy={22}
            r={18}
            pathLength={100}
            strokeDasharray={`${length} ${100 - length}`}
            strokeDashoffset={-offset}
            strokeWidth={4.5}
            className={clsx('fill-none', ringColors[color])}
          />
        ))}
      </svg>
      <span className="relative">{count}</span>
    </button>
  )
}

/** The ring's parts in the order of the prices; a single price has no gap. */
function arcs(mix: PriceMix) {
  const present = order.filter((color) => mix[color] > 0)
  const total = present.reduce((sum, color) => sum + mix[color], 0)
  const gap = present.length > 1 ? GAP : 0
  let offset = 0
  return present.map((color) => {
    const share = (mix[color] / total) * 100
    const arc = { color, length: Math.max(share - gap, 1), offset }
    offset += share
    return arc
  })
}

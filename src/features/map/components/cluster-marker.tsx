'use client'

import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import type { MarkerColor } from '@/domain/map/marker-color'
import type { PriceMix } from '../clusters'
import { ringColors } from '../colors'
import { clusterSize } from '../overlap'
import type { MapUnit } from '../types'
import { useGivenFocus } from '../use-given-focus'

interface ClusterMarkerProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly count: number
  readonly unit: MapUnit
  /** The nearest city. */
  readonly near: string
  readonly mix: PriceMix
  /** Whether the pointer is over one of its communities in the list. */
  readonly isHighlighted: boolean
  readonly takesFocus: boolean
}

const order: readonly MarkerColor[] = ['blue', 'orange', 'yellow', 'red', 'grey']

/** Gap between two price segments, in percent of the ring. */
const GAP = 2

/** A cluster of communities or homes: the count inside a ring that shows the price distribution. */
export function ClusterMarker({
  count,
  unit,
  near,
  mix,
  isHighlighted,
  takesFocus,
  ...props
}: ClusterMarkerProps) {
  const button = useGivenFocus<HTMLButtonElement>(takesFocus)
  const name = `${count} ${unit} near ${near}, zoom in`
  return (
    <button
      ref={button}
      type="button"
      aria-label={name}
      title={name}
      className={clsx(
        'figures relative grid translate-y-1/2 place-items-center rounded-full bg-surface font-bold shadow-soft transition-transform',
        count < 10 && 'text-sm',
        isHighlighted ? 'scale-115' : 'hover:scale-105',
      )}
      style={{ width: clusterSize(count), height: clusterSize(count) }}
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

/** The segments of the ring in price order; a single segment has no gap. */
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

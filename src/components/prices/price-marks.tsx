import { clsx } from 'clsx'
import { CONFIRM_PRICE } from '@/domain/communities/price'
import type { PriceChange } from '@/domain/prices/price-change'
import { PriceChangeMark } from './price-change-mark'

interface PriceMarksProps {
  change: PriceChange | null | undefined
  /** Whether the price was not verified for long. */
  confirms: boolean | undefined
  className?: string
}

/** Notes for buyers about a price: that it changed lately, and that it is to be confirmed. */
export function PriceMarks({ change, confirms, className }: PriceMarksProps) {
  if (!change && !confirms) return null
  return (
    <span className={clsx('inline-flex flex-wrap items-center gap-x-2 gap-y-1', className)}>
      <PriceChangeMark change={change} />
      {confirms ? <span className="text-ink-soft text-sm">{CONFIRM_PRICE}</span> : null}
    </span>
  )
}

import { clsx } from 'clsx'
import { type PriceChange, priceChangeLabel } from '@/domain/prices/price-change'

interface PriceChangeMarkProps {
  change: PriceChange | null | undefined
  className?: string
}

/** `Reduced Nov 3`, for 30 days. The color says nothing: a lower price is no verdict. */
export function PriceChangeMark({ change, className }: PriceChangeMarkProps) {
  if (!change) return null
  return (
    <span
      className={clsx(
        'inline-block whitespace-nowrap rounded-sm border border-control px-2 py-px font-semibold text-ink text-xs',
        className,
      )}
    >
      {priceChangeLabel(change)}
    </span>
  )
}

import { clsx } from 'clsx'
import { type LucideIcon, Tag, TrendingDown } from 'lucide-react'
import {
  type PriceChange,
  type PriceChangeKind,
  priceChangeLabel,
} from '@/domain/prices/price-change'

const icons: Readonly<Record<PriceChangeKind, LucideIcon>> = { reduced: TrendingDown, new: Tag }

interface PriceChangeMarkProps {
  change: PriceChange | null | undefined
  className?: string
}

/** `Reduced Nov 3`, for 30 days. The color says nothing: a lower price is no verdict. */
export function PriceChangeMark({ change, className }: PriceChangeMarkProps) {
  if (!change) return null
  const Icon = icons[change.kind]
  return (
    <span
      className={clsx(
        'inline-flex max-w-full items-center gap-1 rounded-sm border border-control px-2 py-px font-semibold text-ink text-xs',
        className,
      )}
    >
      <Icon aria-hidden className="size-3.5 shrink-0" strokeWidth={2} />
      {priceChangeLabel(change)}
    </span>
  )
}

import { clsx } from 'clsx'
import { formatPrice, priceLabel } from '@/domain/communities/price'
import { markerColor } from '@/domain/map/marker-color'
import { plural } from '@/domain/text/plural'
import { pillColors } from '../colors'

/** A price in a pill whose tip points to a location. */
export function PricePill({
  startPrice,
  homes,
  isChosen,
}: {
  startPrice: number | null
  homes?: number | undefined
  isChosen: boolean
}) {
  const color = pillColors[markerColor(startPrice)]
  return (
    <span
      className={clsx(
        'figures relative flex h-7.5 items-center gap-1.5 rounded-full px-3 font-bold text-sm shadow-soft ring-2 ring-surface',
        isChosen ? 'bg-ink text-surface' : color,
      )}
    >
      {isChosen ? <span aria-hidden className={clsx('size-2.5 rounded-full', color)} /> : null}
      {priceLabel(startPrice)}
      {homes === undefined ? null : (
        <span className="-mr-2 min-w-5.5 rounded-full bg-surface px-1.5 text-center text-ink text-xs leading-5.5">
          {homes}
        </span>
      )}
      <span className="absolute top-full left-1/2 -mt-0.5 h-2.5 w-3.5 -translate-x-1/2 bg-inherit [clip-path:polygon(0_0,100%_0,50%_100%)]" />
    </span>
  )
}

/**
 * Accessible name of a marker: `Cibolo Ridge Preserve, from $612,990`, and
 * `Cibolo Ridge Preserve, 3 homes, from $612,990` on a map of homes.
 */
export function markerName(name: string, startPrice: number | null, homes?: number): string {
  const price = formatPrice(startPrice)
  return [
    name,
    homes === undefined ? null : plural(homes, 'home', 'homes'),
    startPrice === null ? price : `from ${price}`,
  ]
    .filter((part) => part !== null)
    .join(', ')
}

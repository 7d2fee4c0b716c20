import { CALL_FOR_PRICING } from '../communities/price'
import type { MarkerColor } from './marker-color'

/**
 * Labels of the marker colors (docs/product/map.md, Map). The last band has two colors: markers
 * distinguish $400k to $500k from higher prices.
 */
export const priceLegend: readonly {
  readonly label: string
  readonly colors: readonly [MarkerColor, ...MarkerColor[]]
}[] = [
  { label: '$200k-$300k', colors: ['blue'] },
  { label: '$300k-$400k', colors: ['orange'] },
  { label: '$400k+', colors: ['yellow', 'red'] },
  { label: CALL_FOR_PRICING, colors: ['grey'] },
]

import type { MarkerColor } from './marker-color'
import { CALL_FOR_PRICING } from './price'

/**
 * What the colours of markers mean, in the words of the specification (section 9). Its last band
 * has two colours: markers tell $400k to $500k from what is above.
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

export type MarkerColor = 'blue' | 'orange' | 'yellow' | 'red' | 'grey'

/** Upper bounds in US dollars, exclusive, from the cheapest band up. */
const bands: readonly (readonly [below: number, color: MarkerColor])[] = [
  [300_000, 'blue'],
  [400_000, 'orange'],
  [500_000, 'yellow'],
]

/** The color of a community on a map, by its starting price (docs/product.md, Map). */
export function markerColor(startPrice: number | null): MarkerColor {
  if (startPrice === null) return 'grey'
  return bands.find(([below]) => startPrice < below)?.[1] ?? 'red'
}

export type MarkerColor = 'blue' | 'orange' | 'yellow' | 'red' | 'grey'

/** Exclusive upper bounds in US dollars, lowest band first. */
const bands: readonly (readonly [below: number, color: MarkerColor])[] = [
  [300_000, 'blue'],
  [400_000, 'orange'],
  [500_000, 'yellow'],
]

/** The marker color of a community by its starting price (docs/product/map.md, Map). */
export function markerColor(startPrice: number | null): MarkerColor {
  if (startPrice === null) return 'grey'
  return bands.find(([below]) => startPrice < below)?.[1] ?? 'red'
}

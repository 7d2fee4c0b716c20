/** A figure in a row of a comparison. */
export interface Figure {
  readonly value: number
  /** Whether parts of it are unknown, so that it is at least the value. */
  readonly isAtLeast?: boolean
}

export type Better = 'lowest' | 'highest'

/**
 * Which figures of a row are the best. An unknown figure (`null`) is left out. A figure with unknown
 * parts is never the lowest, and no other is the lowest unless it is certainly lower. There is no
 * best if all are equal.
 */
export function findBest(figures: readonly (Figure | null)[], better: Better): readonly boolean[] {
  const none = figures.map(() => false)
  const values = figures.flatMap((figure) => (figure ? [figure.value] : []))
  if (new Set(values).size < 2) return none
  const best = better === 'lowest' ? Math.min(...values) : Math.max(...values)
  const isCertain = figures.every((figure) => figure?.value !== best || !figure.isAtLeast)
  if (!isCertain) return none
  if (better === 'highest' && figures.some((figure) => figure?.isAtLeast)) return none
  return figures.map((figure) => figure?.value === best)
}

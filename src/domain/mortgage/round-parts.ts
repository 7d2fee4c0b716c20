/**
 * The parts of a sum in whole dollars, as they are shown beside it: each is rounded up or down so
 * that they add up to the rounded sum, those with the largest fractions up (the largest remainder
 * method).
 */
export function roundParts(parts: readonly number[]): number[] {
  const whole = parts.map(Math.floor)
  const add = (sum: number, part: number) => sum + part
  const missing = Math.round(parts.reduce(add, 0)) - whole.reduce(add, 0)
  const byFraction = parts
    .map((part, index) => ({ index, fraction: part - Math.floor(part) }))
    .toSorted((a, b) => b.fraction - a.fraction)
  const up = new Set(byFraction.slice(0, missing).map(({ index }) => index))
  return whole.map((part, index) => (up.has(index) ? part + 1 : part))
}

import { sortKey } from '../text/collation'

/** A text as lower-case words without accents and punctuation: `Fitness-Center!` is `fitness center`. */
export function plainWords(text: string): string {
  return sortKey(text)
    .replace(/&/g, ' and ')
    .replace(/['’`]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

/** How many letters have to be changed, added, left out or swapped; at most `limit + 1`. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let before: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1]
      const best = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
      )
      const isSwap = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      current.push(isSwap ? Math.min(best, (before[column - 2] ?? best) + 1) : best)
    }
    before = previous
    previous = current
  }
  return Math.min(previous[b.length] ?? 0, limit + 1)
}

/**
 * Pause after which a new search starts, in milliseconds (docs/product/pages.md, Header and
 * footer).
 */
export const TYPE_AHEAD_RESET_MS = 1000

/**
 * Finds menu items by their first letters. Letters typed in quick succession are combined;
 * repeating a letter cycles through the items that start with it.
 */
export class TypeAhead {
  private typed = ''
  private lastAt = Number.NEGATIVE_INFINITY

  /**
   * Index of the next match after `current` (-1 to start before the first), or -1. `now` in
   * milliseconds.
   */
  find(letter: string, labels: readonly string[], current: number, now: number): number {
    if (now - this.lastAt >= TYPE_AHEAD_RESET_MS) this.typed = ''
    this.typed += letter.toLowerCase()
    this.lastAt = now
    const isRepeated = [...this.typed].every((other) => other === this.typed[0])
    const sought = isRepeated ? letter.toLowerCase() : this.typed
    // A repeated letter advances to the next item; additional letters may match the current item.
    const start = isRepeated ? current + 1 : Math.max(current, 0)
    for (let step = 0; step < labels.length; step += 1) {
      const index = (start + step) % labels.length
      if (labels[index]?.toLowerCase().startsWith(sought)) return index
    }
    return -1
  }
}

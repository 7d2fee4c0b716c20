/** A pause this long starts a new search; milliseconds (docs/product.md, Header and footer). */
export const TYPE_AHEAD_RESET_MS = 1000

/**
 * Finds items of a menu by their first letters. Letters typed one soon after the other are read
 * together; one letter again and again goes through all that begin with it.
 */
export class TypeAhead {
  private typed = ''
  private lastAt = Number.NEGATIVE_INFINITY

  /** The item that a letter leads to from `current` (-1: from before the first), or -1. `now` in milliseconds. */
  find(letter: string, labels: readonly string[], current: number, now: number): number {
    if (now - this.lastAt >= TYPE_AHEAD_RESET_MS) this.typed = ''
    this.typed += letter.toLowerCase()
    this.lastAt = now
    const isRepeated = [...this.typed].every((other) => other === this.typed[0])
    const sought = isRepeated ? letter.toLowerCase() : this.typed
    // A single letter goes on to the next; more letters may well mean the same item still.
    const start = isRepeated ? current + 1 : Math.max(current, 0)
    for (let step = 0; step < labels.length; step += 1) {
      const index = (start + step) % labels.length
      if (labels[index]?.toLowerCase().startsWith(sought)) return index
    }
    return -1
  }
}

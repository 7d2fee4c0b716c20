/** Lets a number of log lines through in each second, and counts the others. */
export class LineLimit {
  #second = Number.NEGATIVE_INFINITY
  #taken = 0
  #skipped = 0

  constructor(private readonly perSecond: number) {}

  /**
   * Whether a line at `now` (milliseconds on any clock) is logged. The first one that is logged after
   * others were left out says how many.
   */
  take(now: number): { isLogged: boolean; skipped?: number } {
    const second = Math.floor(now / 1000)
    if (second !== this.#second) {
      this.#second = second
      this.#taken = 0
    }
    if (this.#taken >= this.perSecond) {
      this.#skipped += 1
      return { isLogged: false }
    }
    this.#taken += 1
    const skipped = this.#skipped
    this.#skipped = 0
    return skipped > 0 ? { isLogged: true, skipped } : { isLogged: true }
  }
}

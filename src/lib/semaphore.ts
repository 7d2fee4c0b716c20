/** Thrown when the queue is full. */
export class BusyError extends Error {
  override name = 'BusyError'
}

/**
 * Runs at most `places` tasks concurrently; others wait in order. Rejects with a {@link BusyError}
 * when `maxWaiting` tasks are waiting. Tasks with the same key run sequentially.
 */
export class Semaphore {
  #free: number
  #queue: (() => void)[] = []
  #waiting = 0
  #tails = new Map<string, Promise<void>>()

  constructor(
    private readonly places: number,
    private readonly maxWaiting: number,
  ) {
    this.#free = places
  }

  /** The number of tasks that run. */
  get running(): number {
    return this.places - this.#free
  }

  /** The number of tasks that wait. */
  get waiting(): number {
    return this.#waiting
  }

  async run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    if (this.#waiting >= this.maxWaiting) throw new BusyError()
    const before = this.#tails.get(key)
    let finish = () => {}
    const done = new Promise<void>((resolve) => {
      finish = resolve
    })
    this.#tails.set(key, done)
    this.#waiting += 1
    try {
      await before
      await this.#acquire()
    } finally {
      this.#waiting -= 1
    }
    try {
      return await work()
    } finally {
      this.#release()
      if (this.#tails.get(key) === done) this.#tails.delete(key)
      finish()
    }
  }

  #acquire(): Promise<void> {
    if (this.#free > 0) {
      this.#free -= 1
      return Promise.resolve()
    }
    return new Promise((resolve) => this.#queue.push(resolve))
  }

  /** The slot is passed to the next task in the queue, so that a later caller cannot take it. */
  #release(): void {
    const next = this.#queue.shift()
    if (next) next()
    else this.#free += 1
  }
}

/** A cached API response: body, headers and encodings. */
export interface PreparedAnswer {
  readonly body: Buffer
  /** `ETag`, `Cache-Control`, `Content-Type` and headers of the route. */
  readonly headers: Readonly<Record<string, string>>
  /** Compressed bodies by encoding, created on first use. */
  readonly encoded: Map<string, Promise<Buffer>>
  /** Whether signed-in staff may get a different response at the same URL. */
  readonly anonymousOnly: boolean
}

interface Kept {
  readonly answer: PreparedAnswer
  readonly tags: readonly string[]
  /** Expiry in milliseconds since 1970. */
  readonly until: number
  /** Upper bound of the memory used, in bytes. */
  readonly weight: number
}

/** How to compute a response, and its lifetime. */
export interface Recipe {
  readonly tags: readonly string[]
  readonly seconds: number
  readonly make: () => Promise<PreparedAnswer>
}

const DEFAULT_BUDGET = 48 * 1024 * 1024

/**
 * Cache of API responses by URL, until one of their tags is invalidated. Memory is bounded: the
 * least recently used responses are evicted first. Concurrent requests share one computation, so a
 * cache stampede costs one query.
 */
export class PreparedAnswers {
  private readonly kept = new Map<string, Kept>()
  private readonly inTheMaking = new Map<string, Promise<PreparedAnswer>>()
  private weight = 0
  /**
   * Number of invalidations. A response whose computation started before one may contain stale
   * data.
   */
  private age = 0

  constructor(
    private readonly budget = DEFAULT_BUDGET,
    private readonly now: () => number = Date.now,
  ) {}

  /** The cached response of a URL, if it has not expired. */
  find(address: string): PreparedAnswer | undefined {
    const kept = this.kept.get(address)
    if (!kept) return undefined
    this.drop(address)
    if (kept.until <= this.now()) return undefined
    this.add(address, kept)
    return kept.answer
  }

  /** The cached response of a URL, or a new one computed by `recipe`. */
  async findOrMake(address: string, recipe: Recipe): Promise<PreparedAnswer> {
    const known = this.find(address) ?? this.inTheMaking.get(address)
    if (known) return known
    const making = this.make(address, recipe)
    this.inTheMaking.set(address, making)
    try {
      return await making
    } finally {
      if (this.inTheMaking.get(address) === making) this.inTheMaking.delete(address)
    }
  }

  /** Removes the responses with one of the tags and discards the ones being computed. */
  expire(tags: readonly string[]): void {
    this.age += 1
    this.inTheMaking.clear()
    for (const [address, { tags: own }] of this.kept) {
      if (own.some((tag) => tags.includes(tag))) this.drop(address)
    }
  }

  private async make(address: string, { tags, seconds, make }: Recipe): Promise<PreparedAnswer> {
    const begun = this.age
    const answer = await make()
    if (this.age === begun) {
      // Twice the body length is an upper bound: compressed bodies are smaller than the body.
      const weight = answer.body.length * 2 + address.length + 1024
      this.add(address, { answer, tags, weight, until: this.now() + seconds * 1000 })
    }
    return answer
  }

  private add(address: string, kept: Kept): void {
    this.kept.set(address, kept)
    this.weight += kept.weight
    for (const oldest of this.kept.keys()) {
      if (this.weight <= this.budget) return
      this.drop(oldest)
    }
  }

  private drop(address: string): void {
    this.weight -= this.kept.get(address)?.weight ?? 0
    this.kept.delete(address)
  }
}

const key = Symbol.for('guide.prepared-answers')
const shared = globalThis as { [key]?: PreparedAnswers }

/**
 * The cache of this process. The server and Next's bundles are built separately and load separate
 * copies of this module, so the shared instance is stored on the global object.
 */
export const preparedAnswers: PreparedAnswers = shared[key] ?? new PreparedAnswers()
shared[key] = preparedAnswers

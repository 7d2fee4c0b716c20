/** An answer of a read, worked out once: its text, its tag, and the encodings made so far. */
export interface PreparedAnswer {
  readonly body: Buffer
  /** `ETag`, `Cache-Control`, `Content-Type` and what the read adds. */
  readonly headers: Readonly<Record<string, string>>
  /** Compressed bodies by encoding, made on first use. */
  readonly encoded: Map<string, Promise<Buffer>>
  /** Staff may get another answer on the same address. */
  readonly anonymousOnly: boolean
}

interface Kept {
  readonly answer: PreparedAnswer
  readonly tags: readonly string[]
  /** Milliseconds since 1970 after which it is made anew, changed or not. */
  readonly until: number
  /** What it weighs in memory at most, in bytes. */
  readonly weight: number
}

/** What a read makes, and for how long it holds. */
export interface Recipe {
  readonly tags: readonly string[]
  readonly seconds: number
  readonly make: () => Promise<PreparedAnswer>
}

const DEFAULT_BUDGET = 48 * 1024 * 1024

/**
 * Answers of reads by their address, kept until one of their tags expires, in bounded memory: the
 * least recently used go first. Requests that come while an answer is being made wait for it, so
 * that a stampede costs one query.
 */
export class PreparedAnswers {
  private readonly kept = new Map<string, Kept>()
  private readonly inTheMaking = new Map<string, Promise<PreparedAnswer>>()
  private weight = 0
  /** Counts expiries: an answer that was begun before one may be made of old rows. */
  private age = 0

  constructor(
    private readonly budget = DEFAULT_BUDGET,
    private readonly now: () => number = Date.now,
  ) {}

  /** The answer of an address, when there is one that still holds. */
  find(address: string): PreparedAnswer | undefined {
    const kept = this.kept.get(address)
    if (!kept) return undefined
    this.drop(address)
    if (kept.until <= this.now()) return undefined
    this.add(address, kept)
    return kept.answer
  }

  /** The answer of an address, made by `recipe` when there is none. */
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

  /** Forgets the answers that stand under one of the tags, and those being made right now. */
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
      // Compressed bodies are smaller than the text: twice its length covers them and the rest.
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
 * The answers of this process. The server and Next's own bundles are built apart and load this
 * module each for itself; the one they share hangs on the global object.
 */
export const preparedAnswers: PreparedAnswers = shared[key] ?? new PreparedAnswers()
shared[key] = preparedAnswers

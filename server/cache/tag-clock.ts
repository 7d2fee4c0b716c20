interface OpenChange {
  readonly tags: readonly string[]
  readonly ended: Promise<void>
}

/** Counts invalidations, and knows for each tag which was its last. */
export class TagClock {
  private ticks = 0
  private readonly last = new Map<string, number>()
  private readonly open = new Set<OpenChange>()

  /** The number of invalidations so far. */
  get tick(): number {
    return this.ticks
  }

  invalidate(tags: Iterable<string>): void {
    this.ticks += 1
    for (const tag of tags) this.last.set(tag, this.ticks)
  }

  /** Whether no tag was invalidated after the tick `since`. */
  isCurrent(tags: Iterable<string>, since: number): boolean {
    for (const tag of tags) if ((this.last.get(tag) ?? 0) > since) return false
    return true
  }

  /** Begins a change of content that other requests may see before it is invalidated. */
  begin(tags: readonly string[]): () => void {
    let end = () => {}
    const ended = new Promise<void>((resolve) => {
      end = resolve
    })
    const change = { tags, ended }
    this.open.add(change)
    return () => {
      this.open.delete(change)
      end()
    }
  }

  /** Resolves when no change of one of the tags is open that was open at the call. */
  async settled(tags: ReadonlySet<string>): Promise<void> {
    const overlapping = [...this.open].filter((change) => change.tags.some((tag) => tags.has(tag)))
    await Promise.all(overlapping.map(({ ended }) => ended))
  }
}

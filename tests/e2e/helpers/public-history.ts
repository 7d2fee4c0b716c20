/** Milliseconds within which a change reaches the servers that did not make it. */
export const SPREAD = 3000

interface State {
  /** The published version, or `null` while the document is not public. */
  readonly version: number | null
  /** The server that made the change, if it is known. */
  readonly server: string | undefined
  /** When the change was acknowledged, in milliseconds of `performance.now()`. */
  acknowledged: number
}

/** The public states of a document over time, as its editor knows them. */
export class PublicHistory {
  private readonly states: State[] = [
    { version: null, server: undefined, acknowledged: Number.NEGATIVE_INFINITY },
  ]

  /** The last public version. */
  get current(): number | null {
    return this.states.at(-1)?.version ?? null
  }

  /** Call it before the request of a change, and the returned function after its success. */
  begin(version: number | null, server?: string): () => void {
    const state = { version, server, acknowledged: Number.POSITIVE_INFINITY }
    this.states.push(state)
    return () => {
      state.acknowledged = performance.now()
    }
  }

  /**
   * The versions that a server may send to a request of the time `asked`: the last one that it must
   * know, and those whose change began later.
   */
  allowed(server: string, requestedAt: number): ReadonlySet<number | null> {
    const known = this.states.findLastIndex(
      (state) => state.acknowledged + (state.server === server ? 0 : SPREAD) <= requestedAt,
    )
    return new Set(this.states.slice(known).map(({ version }) => version))
  }
}

import type { WalPosition } from '@/database/replication/wal-position'
import { serverState } from '@/lib/server-state'
import { Replica } from './replica'

interface Answer<Result> {
  readonly result: Result
}

export interface Replicas {
  /** Tells that content has changed: replicas answer once they are known to have replayed it. */
  invalidate(): void
  /**
   * Runs `work`, whose reads see all changes that were invalidated before the call, on a replica.
   * Resolves to `undefined` if none can answer. Rejects as `work` does.
   */
  read<Result>(work: () => Promise<Result>): Promise<Answer<Result> | undefined>
  start(): void
  close(): Promise<void>
}

interface Options {
  readonly urls: readonly string[]
  readonly poolSize: number
  /** Reads the end of the log of the primary. It rejects while the primary does not answer. */
  readonly readPosition: () => Promise<WalPosition>
  /** Milliseconds between two looks at a replica. */
  readonly pause?: number
}

/** For a server without replicas: everything is read from the primary. */
export const noReplicas: Replicas = {
  invalidate() {},
  read: async () => undefined,
  start() {},
  close: async () => {},
}

/**
 * Replicas for renders of public pages. A replica answers only when it has replayed the place in the
 * log that was read from the primary after the last change of content. So an answer that is stored is
 * never older than the changes that invalidated its predecessor.
 */
export function createReplicas({ urls, poolSize, readPosition, pause }: Options): Replicas {
  /** Unknown from a change until the primary has told its place. */
  let position: WalPosition | undefined
  let changes = 0
  let turn = 0
  const replicas = urls.map(
    (url) => new Replica({ url, poolSize, findPosition: () => position, pause }),
  )

  async function begin(needed: WalPosition) {
    turn += 1
    for (let tried = 0; tried < replicas.length; tried += 1) {
      const transaction = await replicas[(turn + tried) % replicas.length]?.begin(needed)
      if (transaction) return transaction
    }
    return undefined
  }

  return {
    invalidate() {
      changes += 1
      const change = changes
      position = undefined
      readPosition().then(
        (read) => {
          if (change === changes) position = read
        },
        // The listener has lost the primary. It invalidates everything when it is connected again.
        () => {},
      )
    },

    async read(work) {
      const { readSnapshot } = serverState
      // Payload has not started before the first render.
      if (!position || !readSnapshot) return undefined
      const transaction = await begin(position)
      return transaction && { result: await readSnapshot(work, transaction) }
    },

    start() {
      serverState.readReplicas = () => replicas.map(({ state }) => state)
      for (const replica of replicas) void replica.watch()
    },

    async close() {
      await Promise.all(replicas.map((replica) => replica.close()))
    },
  }
}

import type { QueryConfig, QueryResult } from 'pg'

/** Connections of a pool: all open ones, the unused of them, and requests that wait for one. */
export interface PoolFigures {
  readonly total: number
  readonly idle: number
  readonly waiting: number
}

/** Delays of the event loop, in milliseconds. */
export interface EventLoopFigures {
  readonly p99: number
  readonly max: number
}

/** A transaction whose reads all see one state of the database. */
export interface SnapshotTransaction {
  readonly queue: {
    query(config: string | QueryConfig, values?: unknown[]): Promise<QueryResult>
  }
  /** Ends the transaction. Never rejects. */
  rollback(): Promise<void>
}

/** A replica of the database, as this server sees it. */
export interface ReplicaState {
  /** Its host and port. */
  readonly name: string
  /** Why it is left out: what was found, and what to do. */
  readonly problem: string | undefined
  /** Seconds since which it has not replayed the last published change. */
  readonly behindSeconds: number
  /** How many renders have read it. */
  readonly renders: number
}

/** The state of the server around Next. Empty without that server, as under `next start`. */
interface ServerState {
  /** Whether cache invalidations are received. */
  listening?: boolean
  /** Whether the worker of this server has the lock, so that it runs the jobs of all servers. */
  holdsWorkerLock?: boolean
  /** The connections of the pool of Payload. Set when Payload has its adapter. */
  readPool?: () => PoolFigures
  /** How long the event loop was blocked within the last minute. */
  readEventLoop?: () => EventLoopFigures
  /** See `src/lib/trace.ts`. Set while traces are exported. */
  trace?: <Result>(
    name: string,
    attributes: Readonly<Record<string, string | number>>,
    work: () => Promise<Result>,
  ) => Promise<Result>
  /** The header by which a request of this server to itself continues the current trace. */
  readTraceparent?: () => string | undefined
  /**
   * Why this server cannot become ready by waiting, by the part that found it: mistakes in the
   * settings, each with what to do.
   */
  problems?: Partial<Record<'listener' | 'worker', string>>
  /** Whether every request has a deadline (`server/limits/deadline.ts`). */
  hasDeadlines?: boolean
  /** Whether a shutdown was requested: load balancers should send no more requests. */
  stopping?: boolean
  /**
   * Tells the response cache that content with these tags is about to be committed. Call the
   * returned function when the commit has succeeded or failed.
   */
  beginChange?: (tags: readonly string[]) => () => void
  /**
   * Runs `work` with one snapshot of the database, of `transaction` if it is given, which ends with
   * it. Set when Payload has its adapter.
   */
  readSnapshot?: <Result>(
    work: () => Promise<Result>,
    transaction?: SnapshotTransaction,
  ) => Promise<Result>
  /** The replicas that answer renders. Set by a server with `DATABASE_REPLICA_URLS`. */
  readReplicas?: () => readonly ReplicaState[]
}

const key = Symbol.for('guide.server-state')
const shared = globalThis as { [key]?: ServerState }

/**
 * The state of this process. The server and Next's bundles are built separately and load separate
 * copies of this module, so the object is stored on the global object.
 */
export const serverState: ServerState = shared[key] ?? {}
shared[key] = serverState

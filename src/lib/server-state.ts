/** The state of the server around Next. Empty without that server, as under `next start`. */
interface ServerState {
  /** Whether cache invalidations are received. */
  listening?: boolean
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
  /** Runs `work` with one snapshot of the database. Set when Payload has its adapter. */
  readSnapshot?: <Result>(work: () => Promise<Result>) => Promise<Result>
}

const key = Symbol.for('guide.server-state')
const shared = globalThis as { [key]?: ServerState }

/**
 * The state of this process. The server and Next's bundles are built separately and load separate
 * copies of this module, so the object is stored on the global object.
 */
export const serverState: ServerState = shared[key] ?? {}
shared[key] = serverState

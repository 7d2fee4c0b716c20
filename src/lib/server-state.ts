/** The state of the server around Next. */
interface ServerState {
  /**
   * Whether cache invalidations are received. Not set without that server, as under `next start`.
   */
  listening?: boolean
  /** Whether a shutdown was requested: load balancers should send no more requests. */
  stopping?: boolean
}

const key = Symbol.for('guide.server-state')
const shared = globalThis as { [key]?: ServerState }

/**
 * The state of this process. The server and Next's bundles are built separately and load separate
 * copies of this module, so the object is stored on the global object.
 */
export const serverState: ServerState = shared[key] ?? {}
shared[key] = serverState

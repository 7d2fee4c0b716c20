/** What the server around Next reports about itself. */
interface ServerState {
  /** Receives cache invalidations. Not set where no such server runs, as under `next start`. */
  listening?: boolean
  /** Was asked to shut down: load balancers should send no more requests. */
  stopping?: boolean
}

const key = Symbol.for('guide.server-state')
const shared = globalThis as { [key]?: ServerState }

/**
 * State of this process. The server and Next's bundles are built apart and each load this module,
 * so the object is shared through the global object.
 */
export const serverState: ServerState = shared[key] ?? {}
shared[key] = serverState

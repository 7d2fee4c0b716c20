import type { Server, ServerResponse } from 'node:http'
import { setImmediate as afterPoll, setTimeout as sleep } from 'node:timers/promises'
import { serverState } from '@/lib/server-state'

/**
 * Milliseconds in which every answer asks for its connection to be closed, before any is closed
 * from here: a client that sends on a connection as it is closed gets a reset.
 */
const NOTICE = 1000

/** Answers in flight then get this long, in milliseconds, before their connections are cut. */
const patience = 7000

/**
 * Shuts a server down without breaking an answer. At first requests are answered as before, each
 * as the last on its connection, and the server says that it is not ready. Then it takes no new
 * connections and closes the idle ones.
 */
export class GracefulStop {
  private readonly inFlight = new Set<ServerResponse>()
  private stopping = false

  constructor(
    private readonly server: Server,
    private readonly notice = NOTICE,
  ) {
    server.prependListener('request', (_req, res: ServerResponse) => this.track(res))
  }

  /** Resolves when every connection is closed. */
  async stop(): Promise<void> {
    this.stopping = true
    serverState.stopping = true
    for (const res of this.inFlight) lastOnItsConnection(res)
    await sleep(this.notice)
    // The kernel resets what it has accepted for us and we have not: that is none right after a poll.
    await afterPoll()
    const closed = new Promise<void>((resolve) => this.server.close(() => resolve()))
    const idle = setInterval(() => this.server.closeIdleConnections(), 100)
    const cut = setTimeout(() => this.server.closeAllConnections(), patience)
    await closed
    clearInterval(idle)
    clearTimeout(cut)
  }

  private track(res: ServerResponse): void {
    if (this.stopping) lastOnItsConnection(res)
    this.inFlight.add(res)
    res.once('close', () => this.inFlight.delete(res))
  }
}

function lastOnItsConnection(res: ServerResponse): void {
  if (!res.headersSent) res.setHeader('Connection', 'close')
}

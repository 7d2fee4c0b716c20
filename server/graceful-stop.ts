import type { Server, ServerResponse } from 'node:http'

/** Answers in flight get this long, in milliseconds, before their connections are cut. */
const patience = 8000

/**
 * Ends a server without breaking an answer: no new connections, idle ones closed, answers in
 * flight told to be the last on their connection.
 */
export class GracefulStop {
  private readonly inFlight = new Set<ServerResponse>()
  private stopping = false

  constructor(private readonly server: Server) {
    server.prependListener('request', (_req, res: ServerResponse) => this.track(res))
  }

  /** Resolves when every connection is closed. */
  async stop(): Promise<void> {
    this.stopping = true
    for (const res of this.inFlight) lastOnItsConnection(res)
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

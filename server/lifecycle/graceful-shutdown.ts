import { once } from 'node:events'
import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate as afterPoll, setTimeout as sleep } from 'node:timers/promises'
import { serverState } from '@/lib/server-state'

/**
 * Milliseconds in which every response sends `Connection: close` before the server closes
 * connections. A client that sends on a connection while the server closes it gets a reset.
 */
const NOTICE = 1000

/** The port closes after this many milliseconds without a new connection. */
const QUIET = 50

/** Maximum milliseconds for accepting connections before the port closes. */
const DRAIN = 500

/** Milliseconds that responses in flight then have before their connections are destroyed. */
const TIMEOUT_MS = 7000

/**
 * Stops a server without interrupting responses. At first it still accepts requests, but reports
 * that it is not ready and sends `Connection: close` with every response. Then it accepts no new
 * connections and closes the idle ones.
 */
export class GracefulShutdown {
  private readonly inFlight = new Set<ServerResponse>()
  private stopping = false

  constructor(
    private readonly server: Server,
    private readonly notice = NOTICE,
    private readonly patience = TIMEOUT_MS,
  ) {
    server.prependListener('request', (_req, res: ServerResponse) => this.track(res))
  }

  /**
   * Resolves when all connections are closed. Background jobs are requests of the server to itself,
   * so no connection is destroyed before `work` has ended.
   */
  async stop(work?: Promise<void>): Promise<void> {
    this.stopping = true
    serverState.stopping = true
    for (const res of this.inFlight) lastOnItsConnection(res)
    await sleep(this.notice)
    const closed = once(this.server, 'close')
    await this.closePort()
    const idle = setInterval(() => this.server.closeIdleConnections(), 100)
    void Promise.allSettled([work, sleep(this.patience, undefined, { ref: false })]).then(() =>
      this.server.closeAllConnections(),
    )
    await closed
    clearInterval(idle)
  }

  /**
   * Closing the port resets connections that the kernel has accepted and Node has not. Clients that
   * send one request after another are always about to connect, so their connections are accepted
   * until no other comes, and their requests are read afterwards.
   */
  private async closePort(): Promise<void> {
    const { server } = this
    const listeners = server.listeners('connection')
    const waiting: Socket[] = []
    server.removeAllListeners('connection')
    server.on('connection', (socket: Socket) => waiting.push(socket))
    const end = performance.now() + DRAIN
    let taken: number
    do {
      taken = waiting.length
      await sleep(QUIET)
      await afterPoll()
    } while (waiting.length > taken && performance.now() < end)
    server.close()
    server.removeAllListeners('connection')
    for (const listener of listeners) Reflect.apply(server.on, server, ['connection', listener])
    for (const socket of waiting) server.emit('connection', socket)
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

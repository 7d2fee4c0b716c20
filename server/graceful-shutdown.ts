import { once } from 'node:events'
import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate as afterPoll, setTimeout as sleep } from 'node:timers/promises'
import { serverState } from '@/lib/server-state'

/**
 * Milliseconds in which every answer asks for its connection to be closed, before any is closed
 * from here: a client that sends on a connection as it is closed gets a reset.
 */
const NOTICE = 1000

/** Milliseconds at most for taking the connections that wait at the port as it is closed. */
const DRAIN = 500

/** Answers in flight then get this long, in milliseconds, before their connections are cut. */
const patience = 7000

/**
 * Shuts a server down without breaking an answer. At first requests are answered as before, each
 * as the last on its connection, and the server says that it is not ready. Then it takes no new
 * connections and closes the idle ones.
 */
export class GracefulShutdown {
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
    const closed = once(this.server, 'close')
    await this.closePort()
    const idle = setInterval(() => this.server.closeIdleConnections(), 100)
    const cut = setTimeout(() => this.server.closeAllConnections(), patience)
    await closed
    clearInterval(idle)
    clearTimeout(cut)
  }

  /**
   * A closed port resets the connections that the kernel has accepted and Node has not: it takes one
   * in each turn of its loop. So they are taken first, and their requests read afterwards.
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

import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Closes a connection at the end of its keep-alive timeout, unless a request has arrived on it. Node
 * runs timers before it reads: after a busy moment it would reset a connection whose next request
 * came in time.
 */
export function closeIdleConnections(server: Server): void {
  server.on('timeout', (socket: Socket) => {
    const { bytesRead } = socket
    // Node reads from all connections before it calls this.
    setImmediate(() => {
      if (socket.bytesRead === bytesRead) socket.destroy()
    })
  })
}

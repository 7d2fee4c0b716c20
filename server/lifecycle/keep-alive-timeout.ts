import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Closes a connection at the end of its keep-alive timeout, unless a request has arrived on it. After a
 * busy moment, Node runs the timers that are due before it reads. By itself it would reset a connection
 * whose next request came in time.
 */
export function closeTimedOutConnections(server: Server): void {
  server.on('timeout', (socket: Socket) => {
    const { bytesRead } = socket
    // By then Node has read from all connections.
    setImmediate(() => {
      if (socket.bytesRead === bytesRead) socket.destroy()
    })
  })
}

import { Socket } from 'node:net'
import { Client, type ClientConfig } from 'pg'

/** A connection to PostgreSQL apart from the pool of Payload. */
export interface DatabaseClient {
  readonly client: Client
  /** Closes the connection at once: `client.end()` would wait for a frozen peer. */
  destroy(): void
}

export function createDatabaseClient(settings: ClientConfig): DatabaseClient {
  const socket = new Socket()
  const client = new Client({ ...settings, stream: () => socket })
  const destroy = () => void socket.destroy()
  // Without a listener, an 'error' event ends the process.
  client.on('error', destroy)
  return { client, destroy }
}

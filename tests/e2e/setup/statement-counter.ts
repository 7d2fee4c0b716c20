import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A proxy between a guide and PostgreSQL that records the statements of the guide's pool. */
export interface StatementCounter {
  /** The URL of the database through the proxy. */
  readonly url: string
  /** Returns the texts of the statements since the last call. */
  take(): readonly string[]
  close(): Promise<void>
}

/** Starts a proxy for an unencrypted connection to a database. */
export async function countStatements(databaseUrl: string): Promise<StatementCounter> {
  const database = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let statements: string[] = []
  const proxy = createServer((client) => {
    const upstream = connect(Number(database.port), database.hostname)
    const record = statementReader((text) => statements.push(text))
    client.on('data', record)
    client.pipe(upstream).pipe(client)
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('close', () => sockets.delete(socket))
      socket.on('error', () => {
        client.destroy()
        upstream.destroy()
      })
    }
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const own = new URL(databaseUrl)
  own.port = String((proxy.address() as AddressInfo).port)
  return {
    url: own.href,
    take() {
      const taken = statements
      statements = []
      return taken
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      proxy.close()
      await once(proxy, 'close')
    },
  }
}

/**
 * Reads the messages of one connection and reports each `Query` and `Parse`. The first message has no
 * type; it names the application, which the pool leaves empty. The listener and the worker have a
 * connection of their own with a name (https://www.postgresql.org/docs/current/protocol-message-formats.html).
 */
function statementReader(report: (text: string) => void): (chunk: Buffer) => void {
  let pending = Buffer.alloc(0)
  let isStarted = false
  let isOfPool = false
  return (chunk) => {
    pending = Buffer.concat([pending, chunk])
    for (;;) {
      const start = isStarted ? 1 : 0
      if (pending.length < start + 4) return
      const end = start + pending.readUInt32BE(start)
      if (pending.length < end) return
      const body = pending.subarray(start + 4, end)
      const type = isStarted ? String.fromCharCode(pending[0] ?? 0) : 'startup'
      pending = pending.subarray(end)
      if (type === 'startup') isOfPool = !body.includes('guide: ')
      if (isOfPool && type === 'Q') report(textAt(body, 0))
      // Before the text stands the name of the prepared statement.
      if (isOfPool && type === 'P') report(textAt(body, body.indexOf(0) + 1))
      isStarted = true
    }
  }
}

/** The text of a message from a position to its null byte. */
const textAt = (body: Buffer, start: number) =>
  body.subarray(start, body.indexOf(0, start)).toString()

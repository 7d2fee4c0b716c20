import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** An address that leads to one server and then to another, as that of a failover does. */
export interface Forwarder {
  readonly port: number
  /** Leads new connections to another port. */
  leadTo(port: number): void
  /**
   * What was on its way is lost, and new connections are refused. If it is `silent`, as when a machine has
   * lost its power, connections stay open without an answer instead, also new ones.
   */
  cut(silent: boolean): void
  close(): void
}

/** Forwards TCP connections to a port of this machine. Each byte takes `delay` milliseconds. */
export async function startForwarder(target: number, delay = 0): Promise<Forwarder> {
  let port: number | undefined = target
  let isSilent = false
  const links = new Set<{ readonly client: Socket; readonly upstream?: Socket }>()

  function forward(from: Socket, to: Socket): void {
    from.on('data', (chunk) => {
      if (delay === 0) to.write(chunk)
      else setTimeout(() => to.write(chunk), delay)
    })
    from.on('error', () => {})
    from.on('close', () => to.destroy())
  }

  const server = createServer({ noDelay: true }, (client) => {
    if (port === undefined) {
      client.on('error', () => {})
      if (isSilent) links.add({ client })
      else client.destroy()
      return
    }
    const upstream = connect({ port, host: '127.0.0.1', noDelay: true })
    const link = { client, upstream }
    links.add(link)
    forward(client, upstream)
    forward(upstream, client)
    client.once('close', () => links.delete(link))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    port: (server.address() as AddressInfo).port,
    leadTo(next) {
      port = next
    },
    cut(silent) {
      port = undefined
      isSilent = silent
      for (const { client, upstream } of links) {
        if (silent) upstream?.removeAllListeners('data').removeAllListeners('close')
        upstream?.destroy()
        if (!silent) client.destroy()
      }
    },
    close() {
      server.close()
      for (const { client, upstream } of links) {
        upstream?.destroy()
        client.destroy()
      }
    },
  }
}

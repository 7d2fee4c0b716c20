import { createServer, type Server } from 'node:http'
import { log } from '@/lib/log/log'
import { getPath } from '../http/access-log'
import type { Metrics } from './metrics'

interface Options {
  readonly port: number
  readonly host: string
  readonly metrics: Pick<Metrics, 'contentType' | 'read'>
}

export interface MetricsServer {
  readonly server: Server
  close(): Promise<void>
}

/** Serves `/metrics` on a port apart from the site, which visitors do not reach. */
export async function startMetricsServer({ port, host, metrics }: Options): Promise<MetricsServer> {
  const server = createServer((req, res) => {
    if (getPath(req.url) !== '/metrics') return void res.writeHead(404).end()
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      return void res.writeHead(405, { allow: 'GET, HEAD' }).end()
    }
    metrics.read().then(
      (text) => res.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      (error: unknown) => {
        log.error({ err: error }, 'metrics were not read')
        res.writeHead(500).end()
      },
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  server.unref()
  return {
    server,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

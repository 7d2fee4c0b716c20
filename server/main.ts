import { createServer } from 'node:http'
import next from 'next'
import { env } from '@/lib/env'
import { log } from '@/lib/log'
import { extraSources } from '@/lib/security-headers'
import { answerWith } from './answer'
import { GracefulStop } from './graceful-stop'

const dev = env.NODE_ENV === 'development'
const server = createServer()
const app = next({ dev, hostname: env.HOST, port: env.PORT, httpServer: server })
const graceful = new GracefulStop(server)

// Longer than the 60 s that proxies keep idle connections, so that the proxy is the one to close.
server.keepAliveTimeout = 65_000
server.headersTimeout = 66_000
server.requestTimeout = 60_000

await app.prepare()
const answer = answerWith(app.getRequestHandler(), {
  dev,
  https: env.SITE_URL.startsWith('https:'),
  extra: extraSources(env),
})
server.on('request', (req, res) => void answer(req, res))
server.listen(env.PORT, env.HOST, () => process.send?.('listening'))

let stopping = false

async function stop(): Promise<void> {
  if (stopping) return
  stopping = true
  await graceful.stop()
  await app.close().catch((error: unknown) => log.warn({ err: error }, 'close failed'))
  process.exit(0)
}

process.on('SIGTERM', () => void stop())
process.on('SIGINT', () => void stop())
// The launcher is gone: so is the database it looked after.
process.on('disconnect', () => void stop())

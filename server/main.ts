import { createServer } from 'node:http'
import next from 'next'
import { cacheTags } from '@/config/cache-tags'
import { env, payloadSecret } from '@/config/env'
import { extraSources } from '@/config/security-headers'
import { preparedAnswers } from '@/lib/prepared-answers'
import { listenForInvalidations } from './cache-invalidation-listener'
import { startDailyTimer } from './daily-timer'
import { answerInTime } from './deadline'
import { expirePages } from './expire-pages'
import { GracefulShutdown } from './graceful-shutdown'
import { rateLimits } from './rate-limits'
import { createRequestHandler } from './request-handler'
import { runJobs } from './run-jobs'
import { staticSender } from './static-files'
import { workerOn } from './worker'

const dev = env.NODE_ENV === 'development'
const server = createServer()
// Next listens for upgrades, which only hot reload needs. Without that listener Node answers a
// request that offers to upgrade (`h2c`) like any other; with it the connection would be cut.
const httpServer = dev ? server : createServer()
const app = next({ dev, hostname: env.HOST, port: env.PORT, httpServer })
const graceful = new GracefulShutdown(server)
const limiter = rateLimits({
  settings: env.RATE_LIMITS,
  trustedProxies: env.TRUSTED_PROXIES,
  secret: payloadSecret(),
  databaseUrl: env.DATABASE_URL,
})

// Longer than the 60 s that proxies keep idle connections, so that the proxy is the one to close.
server.keepAliveTimeout = 65_000
server.headersTimeout = 66_000
server.requestTimeout = 60_000

await app.prepare()
const headers = { dev, https: env.SITE_URL.startsWith('https:'), extra: extraSources(env) }
const answer = createRequestHandler(app.getRequestHandler(), {
  ...headers,
  limiter,
  sendStatic: dev ? undefined : staticSender('.next/static'),
})

async function onTags(tags: readonly string[]): Promise<void> {
  preparedAnswers.expire(tags)
  await expirePages(tags)
}

const listener = listenForInvalidations({ databaseUrl: env.DATABASE_URL, onTags })
const inTime = answerInTime({ ...headers, databaseAnswers: listener.answers })
server.on('request', (req, res) => {
  void answer(req, res)
  inTime(req, res)
})

// Ads begin and end with a day, without anybody saving anything.
const days = startDailyTimer(() => onTags([cacheTags.ads]))

const worker = workerOn({ databaseUrl: env.DATABASE_URL, run: runJobs })

let stopping = false

async function stop(): Promise<void> {
  if (stopping) return
  stopping = true
  days.close()
  const workDone = worker.close()
  await graceful.stop()
  await Promise.allSettled([workDone, listener.close(), limiter.close(), app.close()])
  process.exit(0)
}

process.on('SIGTERM', () => void stop())
process.on('SIGINT', () => void stop())
// The launcher is gone: so is the database it looked after.
process.on('disconnect', () => void stop())

await new Promise<void>((resolve) => server.listen(env.PORT, env.HOST, resolve))
// Pages of the build were made from what the database held then: ready means that they are fresh.
await listener.start()
worker.start()
process.send?.('listening')

import { createServer } from 'node:http'
import next from 'next'
import { cacheTags } from '@/config/cache-tags'
import { assetArchiveDirectory } from '@/config/data-dir'
import { describeSettings, env, payloadSecret } from '@/config/env'
import { extraSources } from '@/config/security-headers'
import { log } from '@/lib/log/log'
import { serverState } from '@/lib/server-state'
import { archiveAssets } from './cache/asset-archive'
import {
  type CacheInvalidationListener,
  listenForInvalidations,
} from './cache/cache-invalidation-listener'
import { ResponseCache } from './cache/response-cache'
import { staticFiles } from './cache/static-files'
import { createPurge } from './cdn/purge'
import { createPurgeQueue } from './cdn/purge-queue'
import { createRequestHandler } from './http/request-handler'
import { limitToWork } from './http/worker-requests'
import { GracefulShutdown } from './lifecycle/graceful-shutdown'
import { closeTimedOutConnections } from './lifecycle/keep-alive-timeout'
import { clientAddressBy } from './limits/client-address'
import { requestDeadline } from './limits/deadline'
import { rateLimits } from './limits/rate-limits'
import { watchEventLoop } from './metrics/event-loop'
import { createMetricsBySettings } from './metrics/start-metrics'
import { createReplicas, noReplicas } from './replicas/replicas'
import { createBackgroundWork, noBackgroundWork } from './worker/background-work'
import { startDailyTimer } from './worker/daily-timer'

const dev = env.NODE_ENV === 'development'
const server = createServer()
// Next adds an 'upgrade' listener, which only hot reload needs. With a listener, Node hands the
// connection of an `h2c` upgrade request to Next, which closes it. Without one, Node answers the
// request normally.
const httpServer = dev ? server : createServer()
const app = next({ dev, hostname: env.HOST, port: env.PORT, httpServer })
const graceful = new GracefulShutdown(server)
const limiter = rateLimits({
  settings: env.RATE_LIMITS,
  trustedProxies: env.TRUSTED_PROXIES,
  secret: payloadSecret(),
  databaseUrl: env.DATABASE_URL,
})

// Proxies keep idle connections for 60 s. A longer timeout lets the proxy close first.
server.keepAliveTimeout = 65_000
server.headersTimeout = 66_000
server.requestTimeout = 60_000
closeTimedOutConnections(server)

await app.prepare()
// The packages are loaded only for a server that exports traces.
const tracing = env.OTEL_EXPORTER_OTLP_ENDPOINT
  ? (await import('./tracing/tracing')).startTracing(env.OTEL_EXPORTER_OTLP_ENDPOINT)
  : undefined
const replicas =
  env.DATABASE_REPLICA_URLS.length > 0
    ? createReplicas({
        urls: env.DATABASE_REPLICA_URLS,
        poolSize: env.DATABASE_POOL,
        readPosition: () => listener.readPosition(),
      })
    : noReplicas
const cache = new ResponseCache({
  megabytes: env.CACHE_MB,
  cdn: env.CDN,
  synchronize: () => listener.synchronize(),
  // Payload has not started before the first render.
  readSnapshot: (render) => serverState.readSnapshot?.(render) ?? render(),
  replicas,
})
serverState.beginChange = (tags) => cache.beginChange(tags)
serverState.hasDeadlines = true
serverState.readEventLoop = watchEventLoop()
const listener: CacheInvalidationListener = listenForInvalidations({
  databaseUrl: env.DATABASE_DIRECT_URL,
  writeUrl: env.DATABASE_URL,
  onTags: expire,
})

const purge = createPurge(env)
const purges = purge && createPurgeQueue(purge)

/** Marks cached responses as stale, here and, by the one server that works, in the CDN. */
function expire(tags: readonly string[]): void {
  cache.invalidate(tags)
  if (serverState.holdsWorkerLock) purges?.add(tags)
}

const metrics = createMetricsBySettings({
  databaseUrl: env.DATABASE_URL,
  cache,
  readTurns: limiter.readTurns,
  countPurges: () => purges?.size ?? 0,
})
const assets = { build: '.next/static', archive: assetArchiveDirectory() }
const headers = { dev, https: env.SITE_URL.startsWith('https:'), extra: extraSources(env) }
const handleEverything = createRequestHandler(app.getRequestHandler(), {
  ...headers,
  findClientAddress: clientAddressBy(env.TRUSTED_PROXIES),
  cache,
  limiter,
  startDeadline: requestDeadline({ ...headers, isDatabaseReachable: listener.isResponding }),
  observe: metrics.observe,
  traceRequest: tracing?.traceRequest,
  sendStatic: dev ? undefined : staticFiles({ ...assets, public: 'public' }),
})
const handleRequest = env.ROLE === 'worker' ? limitToWork(handleEverything) : handleEverything
server.on('request', (req, res) => void handleRequest(req, res))

function archiveOrWarn(): void {
  if (dev) return
  archiveAssets(assets.build, assets.archive).catch((error: unknown) =>
    log.warn({ err: error }, 'the files of this build are not archived for pages that stay open'),
  )
}

const days = startDailyTimer(() => {
  // Ads start and end at midnight without a change in the database.
  expire([cacheTags.ads])
  archiveOrWarn()
})

const background =
  env.ROLE === 'web'
    ? noBackgroundWork
    : createBackgroundWork({
        databaseUrl: env.DATABASE_DIRECT_URL,
        siteUrl: env.SITE_URL,
        // The server that worked before may have ended before it purged.
        onWork: () => purges?.add([cacheTags.site]),
      })

let stopping = false

async function stop(): Promise<void> {
  if (stopping) return
  stopping = true
  days.close()
  purges?.close()
  const workDone = background.close()
  await graceful.stop(workDone)
  await Promise.allSettled([
    workDone,
    listener.close(),
    replicas.close(),
    limiter.close(),
    metrics.close(),
    app.close(),
  ])
  process.exit(0)
}

process.on('SIGTERM', () => void stop())
process.on('SIGINT', () => void stop())
// The launcher has exited, and its embedded database stops with it.
process.on('disconnect', () => void stop())

await new Promise<void>((resolve) => server.listen(env.PORT, env.HOST, resolve))
// In a terminal it would push away what the start has printed.
log[process.stdout.isTTY ? 'debug' : 'info']({ settings: describeSettings(env) }, 'settings')
await metrics.start()
await listener.start()
replicas.start()
background.start()
archiveOrWarn()
process.send?.('listening')

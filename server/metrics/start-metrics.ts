import { env } from '@/config/env'
import { log } from '@/lib/log/log'
import type { Observed } from '../http/access-log'
import { createFigureReader } from './database-figures'
import { createMetrics } from './metrics'
import { type MetricsServer, startMetricsServer } from './metrics-server'

interface Options {
  readonly databaseUrl: string | undefined
  readonly cache: { readonly entries: number; readonly bytes: number }
  readonly readTurns: () => { readonly running: number; readonly waiting: number }
  readonly countPurges: () => number
}

interface StartedMetrics {
  /** Undefined without `METRICS_PORT`, so that nothing is measured. */
  readonly observe: ((response: Observed) => void) | undefined
  /** Never rejects: the site does not depend on its metrics. */
  start(): Promise<void>
  close(): Promise<void>
}

/** The metrics of this server, if `METRICS_PORT` is set. */
export function createMetricsBySettings({
  databaseUrl,
  cache,
  readTurns,
  countPurges,
}: Options): StartedMetrics {
  const { METRICS_PORT: port, METRICS_HOST: host } = env
  if (port === undefined) {
    return { observe: undefined, start: async () => {}, close: async () => {} }
  }
  const metrics = createMetrics({
    cache,
    readTurns,
    countPurges,
    readFigures: createFigureReader({ databaseUrl }),
  })
  let server: MetricsServer | undefined
  return {
    observe: metrics.observe,
    async start() {
      try {
        server = await startMetricsServer({ port, host, metrics })
      } catch (error) {
        log.error({ err: error, port, host }, 'metrics cannot be served')
      }
    },
    close: async () => server?.close(),
  }
}

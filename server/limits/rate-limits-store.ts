import { Pool } from 'pg'
import { type CountedLimit, type Counters, openCounters } from '@/database/rate-limit-counters'
import { log } from '@/lib/log/log'

/** Counters of this server. They use a pool that must be closed. */
export interface ServerCounters extends Counters {
  close(): Promise<void>
}

/** Opens the counters. Without a database URL, everything is counted in memory. */
export function openServerCounters(
  limits: readonly CountedLimit[],
  databaseUrl: string | undefined,
): ServerCounters {
  const pool = databaseUrl === undefined ? undefined : openPool(databaseUrl)
  const counters = openCounters(limits, {
    query: pool && ((text, values) => pool.query(text, values)),
    deletesExpired: true,
    blocksInMemory: true,
  })
  return { ...counters, close: async () => pool?.end() }
}

/** A separate pool, so that counting and page queries never wait for each other. */
function openPool(connectionString: string): Pool {
  const pool = new Pool({
    connectionString,
    max: 2,
    connectionTimeoutMillis: 1000,
    query_timeout: 1000,
  })
  // Without a listener, an 'error' event of an idle connection ends the process. The next count
  // opens a new connection.
  pool.on('error', (error) => log.debug({ err: error }, 'rate limits: connection lost'))
  return pool
}

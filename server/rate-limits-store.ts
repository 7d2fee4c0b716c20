import { Pool } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { NamedLimit, RateLimitRule } from '@/config/rate-limit-rules'
import { log } from '@/lib/log'

type CountedLimit = NamedLimit & Partial<Pick<RateLimitRule, 'store'>>

/** Request counts per rule. */
export interface Counters {
  /**
   * Counts one request. Returns `null` when it is allowed, otherwise the milliseconds until the
   * next one is.
   */
  count(rule: NamedLimit, caller: string): Promise<number | null>
  /** Undoes the count of one request. */
  refund(rule: NamedLimit, caller: string): Promise<void>
  close(): Promise<void>
}

/**
 * Counts in the table `rate_limits`, shared by all processes. Counts in memory for rules with the
 * memory store, without a database, and while the database does not respond.
 */
export function openCounters(
  rules: readonly CountedLimit[],
  databaseUrl: string | undefined,
): Counters {
  const pool = databaseUrl === undefined ? undefined : openPool(databaseUrl)
  const client = pool && reporting(pool)
  const limiters = new Map(rules.map((rule, index) => [rule.name, limiter(rule, client, index)]))
  return {
    async count(rule, caller) {
      try {
        await limiters.get(rule.name)?.consume(caller)
        return null
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return refusal.msBeforeNext
        throw refusal
      }
    },
    async refund(rule, caller) {
      await limiters.get(rule.name)?.reward(caller)
    },
    close: async () => pool?.end(),
  }
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

/**
 * Milliseconds in which the database is not queried after a failure, so that only one request waits
 * for it.
 */
const pause = 5000

/** Queries the pool. Logs the first failure and the recovery. */
function reporting(pool: Pool) {
  let pausedUntil: number | undefined
  return {
    // Drops the statement name: a connection pooler may use a different connection for each query.
    async query({ text, values }: { text: string; values?: unknown[] }) {
      if (pausedUntil !== undefined && Date.now() < pausedUntil) throw new Error('paused')
      try {
        const result = await pool.query(text, values)
        if (pausedUntil !== undefined) log.info('rate limits: counting in the database again')
        pausedUntil = undefined
        return result
      } catch (error) {
        if (pausedUntil === undefined) {
          log.warn({ err: error }, 'rate limits: database unavailable, counting in memory')
        }
        pausedUntil = Date.now() + pause
        throw error
      }
    },
  }
}

function limiter(rule: CountedLimit, client: object | undefined, index: number) {
  const figures = { keyPrefix: rule.name, points: rule.points, duration: rule.seconds }
  const memory = new RateLimiterMemory(figures)
  if (client === undefined || rule.store === 'memory') return memory
  return new RateLimiterPostgres({
    ...figures,
    storeClient: client,
    storeType: 'pool',
    // Without a schema the table is found through the search path. A migration creates it.
    tableName: 'rate_limits',
    tableCreated: true,
    // One limiter deletes the expired rows of all.
    clearExpiredByTimeout: index === 0,
    // A client over its limit is rejected without a query until the period ends.
    inMemoryBlockOnConsumed: rule.points,
    insuranceLimiter: memory,
  })
}

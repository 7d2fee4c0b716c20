import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { NamedLimit, RateLimitRule } from '@/config/rate-limit-rules'
import { log } from '@/lib/log/log'

export type CountedLimit = NamedLimit & Partial<Pick<RateLimitRule, 'store'>>

/** Runs a statement on a pool. */
type Query = (text: string, values: unknown[] | undefined) => Promise<unknown>

/** Counts per limit. */
export interface Counters {
  /**
   * Counts one request. Returns `null` when it is allowed, otherwise the milliseconds until the
   * next one is.
   */
  count(limit: NamedLimit, key: string): Promise<number | null>
  /** Undoes the count of one request. */
  refund(limit: NamedLimit, key: string): Promise<void>
}

interface CounterOptions {
  /** Without it, everything is counted in memory. */
  readonly query: Query | undefined
  /** Whether these counters delete the expired rows of the table. One process does it for all. */
  readonly deletesExpired: boolean
  /**
   * Whether a key over its limit is rejected without a query until the period ends, even after a
   * refund.
   */
  readonly blocksInMemory: boolean
}

/**
 * Counts in the table `rate_limits`, shared by all processes. Counts in memory for limits with the
 * memory store, without a database, and while the database does not respond.
 */
export function openCounters(limits: readonly CountedLimit[], options: CounterOptions): Counters {
  const client = options.query && reporting(options.query)
  const limiters = new Map(
    limits.map((limit, index) => [limit.name, limiter(limit, index, client, options)]),
  )
  return {
    async count({ name }, key) {
      try {
        await limiters.get(name)?.consume(key)
        return null
      } catch (error) {
        if (error instanceof RateLimiterRes) return error.msBeforeNext
        throw error
      }
    },
    async refund({ name }, key) {
      await limiters.get(name)?.reward(key)
    },
  }
}

/** The value of `Retry-After` for a wait in milliseconds. */
export function toRetryAfter(wait: number): number {
  return Math.max(1, Math.ceil(wait / 1000))
}

/**
 * Milliseconds in which the database is not queried after a failure, so that only one request waits
 * for it.
 */
const PAUSE_MS = 5000

/** Logs the first failure of the database and its recovery. */
function reporting(query: Query) {
  let pausedUntil: number | undefined
  return {
    // Drops the statement name: a connection pooler may use a different connection for each query.
    async query({ text, values }: { text: string; values?: unknown[] }) {
      if (pausedUntil !== undefined && Date.now() < pausedUntil) throw new Error('paused')
      try {
        const result = await query(text, values)
        if (pausedUntil !== undefined) log.info('rate limits: counting in the database again')
        pausedUntil = undefined
        return result
      } catch (error) {
        if (pausedUntil === undefined) {
          log.warn({ err: error }, 'rate limits: database unavailable, counting in memory')
        }
        pausedUntil = Date.now() + PAUSE_MS
        throw error
      }
    },
  }
}

function limiter(
  { name, points, seconds, store }: CountedLimit,
  index: number,
  client: object | undefined,
  { deletesExpired, blocksInMemory }: CounterOptions,
) {
  const figures = { keyPrefix: name, points, duration: seconds }
  const memory = new RateLimiterMemory(figures)
  if (client === undefined || store === 'memory') return memory
  return new RateLimiterPostgres({
    ...figures,
    storeClient: client,
    storeType: 'pool',
    // Without a schema the table is found through the search path. A migration creates it.
    tableName: 'rate_limits',
    tableCreated: true,
    // One limiter deletes the expired rows of all.
    clearExpiredByTimeout: deletesExpired && index === 0,
    inMemoryBlockOnConsumed: blocksInMemory ? points : 0,
    insuranceLimiter: memory,
  })
}

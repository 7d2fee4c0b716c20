import { Pool } from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { NamedLimit, RateLimitRule } from '@/config/rate-limit-rules'
import { log } from '@/lib/log'

type CountedLimit = NamedLimit & Partial<Pick<RateLimitRule, 'store'>>

/** What is counted, rule by rule. */
export interface Counters {
  /** Counts one request: `null` when it may pass, else the milliseconds until one may. */
  count(rule: NamedLimit, caller: string): Promise<number | null>
  /** Takes one counted request back. */
  refund(rule: NamedLimit, caller: string): Promise<void>
  close(): Promise<void>
}

/**
 * Counts in the table `rate_limits` of the database, for all processes together, or in memory where
 * a rule says so, where there is no database, and for as long as it does not answer.
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

/** A pool of its own: no count waits behind the queries of pages, nor they behind counts. */
function openPool(connectionString: string): Pool {
  const pool = new Pool({
    connectionString,
    max: 2,
    connectionTimeoutMillis: 1000,
    query_timeout: 1000,
  })
  // An idle connection that breaks would end the process; the next count opens another one.
  pool.on('error', (error) => log.debug({ err: error }, 'rate limits: connection lost'))
  return pool
}

/** After a failure the database is left alone for this long, in milliseconds: nobody waits again. */
const pause = 5000

/** Asks the pool. That it fails, which nobody would notice, is logged once, and that it is back. */
function reporting(pool: Pool) {
  let pausedUntil: number | undefined
  return {
    // Without the statement's name: a connection pooler may hand out another connection each time.
    async query({ text, values }: { text: string; values?: unknown[] }) {
      if (pausedUntil !== undefined && Date.now() < pausedUntil) throw new Error('paused')
      try {
        const result = await pool.query(text, values)
        if (pausedUntil !== undefined) log.info('rate limits: counted in the database again')
        pausedUntil = undefined
        return result
      } catch (error) {
        if (pausedUntil === undefined) {
          log.warn({ err: error }, 'rate limits: counted in memory, the database fails')
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
    // Found like all other tables, by the search path; a migration made it.
    tableName: 'rate_limits',
    tableCreated: true,
    // One of them clears the table for all.
    clearExpiredByTimeout: index === 0,
    // Who has used everything up is refused without a query until there is something again.
    inMemoryBlockOnConsumed: rule.points,
    insuranceLimiter: memory,
  })
}

import type { Pool, PoolClient } from 'pg'
import { succeedsWithin } from '@/lib/succeeds-within'
import { getQueryQueue, type QueryQueue } from './query-queue'

/** A transaction on a dedicated connection, which returns to the pool when the transaction ends. */
export interface ClientTransaction {
  readonly queue: QueryQueue
  /**
   * Resolves after PostgreSQL has committed. Rejects when it has not, or when the result is
   * unknown.
   */
  commit(): Promise<void>
  /**
   * Never rejects. When PostgreSQL does not respond, the connection is closed, which also rolls
   * back.
   */
  rollback(): Promise<void>
}

/**
 * Milliseconds that a rollback waits for the queries before it and for its own response. Shorter than
 * the query timeout, because the caller has already failed.
 */
const ROLLBACK_TIMEOUT_MS = 1_000

/** Begins a transaction whose reads all see one state, and which cannot write. */
export const BEGIN_SNAPSHOT = 'begin isolation level repeatable read, read only'

interface Options {
  readonly statement?: string
  /** Receives the reason when the connection is lost later. The following statements fail without it. */
  readonly onLost?: (error: Error) => void
}

/** Begins a transaction. Rejects with the error of node-postgres when no connection is available. */
export async function beginOn(pool: Pool, options?: Options): Promise<ClientTransaction> {
  return beginWith(await pool.connect(), options)
}

/** Begins a transaction with a connection of a pool, which has no other user. */
export async function beginWith(
  client: PoolClient,
  { statement = 'begin', onLost = () => {} }: Options = {},
): Promise<ClientTransaction> {
  const queue = getQueryQueue(client)
  let released = false
  let lost: Error | undefined

  /** With an error, the pool closes the connection instead of reusing it. */
  function release(error?: Error): void {
    if (released) return
    released = true
    client.release(error)
    client.off('error', lose)
  }

  /**
   * A connection that is lost between two statements emits an 'error' event. Without a listener,
   * the event ends the process.
   */
  function lose(error: Error): void {
    lost ??= error
    release(error)
    onLost(error)
  }

  /**
   * Ends the transaction. Queries that were sent after its end also finish before the connection
   * returns to the pool.
   */
  async function end(statement: 'commit' | 'rollback'): Promise<string> {
    const { command } = await queue.query(statement)
    await queue.drain()
    return command
  }

  /** A successful rollback proves that the connection is usable and has no open transaction. */
  async function rollback(): Promise<void> {
    if (released) return
    const isRolledBack = await succeedsWithin(end('rollback'), ROLLBACK_TIMEOUT_MS)
    release(isRolledBack ? undefined : new Error('PostgreSQL did not confirm ROLLBACK'))
  }

  async function commit(): Promise<void> {
    if (lost) throw lost
    try {
      const command = await end('commit')
      // After a failed statement whose error was caught, PostgreSQL responds to COMMIT with
      // ROLLBACK.
      if (command !== 'COMMIT') throw new Error(`PostgreSQL answered COMMIT with ${command}`)
      release()
    } catch (error) {
      await rollback()
      throw error
    }
  }

  client.on('error', lose)
  try {
    await queue.query(statement)
  } catch (error) {
    release(asError(error))
    throw error
  }
  return { queue, commit, rollback }
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}

import type { Pool, PoolClient } from 'pg'

/** A transaction on a dedicated connection, which returns to the pool when the transaction ends. */
export interface ClientTransaction {
  readonly client: PoolClient
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
 * A rollback waits at most one second instead of the query timeout, because the caller has already
 * failed. node-postgres takes the timeout from the query.
 */
const rollbackQuery = { text: 'rollback', query_timeout: 1_000 }

/**
 * Begins a transaction. Rejects with the error of node-postgres when no connection is available.
 * `onLost` receives the reason when the connection is lost later. The following statements fail
 * without it.
 */
export async function beginOn(
  pool: Pool,
  onLost: (error: Error) => void = () => {},
): Promise<ClientTransaction> {
  const client = await pool.connect()
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

  /** A successful rollback proves that the connection is usable and has no open transaction. */
  async function rollback(): Promise<void> {
    if (released) return
    try {
      await client.query(rollbackQuery)
      release()
    } catch (error) {
      release(asError(error))
    }
  }

  async function commit(): Promise<void> {
    if (lost) throw lost
    try {
      const { command } = await client.query('commit')
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
    await client.query('begin')
  } catch (error) {
    release(asError(error))
    throw error
  }
  return { client, commit, rollback }
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}
